/**
 * Tests in which every page must stay quiet: no error, no warning, nothing that the content security
 * policy had to stop. Whoever comes in does so at instant pace and with a table of three, and the matches
 * that begin in the page are the same in every run.
 */
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'

interface Quiet {
  /** What a browser finds in its storage on its first visit. */
  keeps: Readonly<Record<string, string>>
  /** What a page may complain of all the same, as the browser does by itself of a network that is gone. */
  tolerated: RegExp
  /**
   * Whether the browser has service workers. Where one keeps the files of the page, all of them are fetched anew by
   * every test that lasts longer than a moment: only those have one that need it, or that load the page more than once.
   */
  keepsFiles: boolean
  complaints: string[]
  /** One more person with a browser of their own. */
  visitor(options?: BrowserContextOptions): Promise<Page>
}

const bot = { kind: 'bot', bot: 'instinct' }
const options = { cars: 'rulebook', scoring: 'team-points' }
const friend = { kind: 'open' }

/** The settings and set-ups of someone who has been here before. */
export const regular = {
  'paddock.pace': 'instant',
  'paddock.setup.alone.formel-fun': JSON.stringify({ chairs: [{ kind: 'person', name: '' }, bot, bot], options }),
  'paddock.setup.friends.formel-fun': JSON.stringify({
    chairs: [{ kind: 'person', name: '' }, friend, friend],
    options,
  }),
  'paddock.setup.shared.formel-fun': JSON.stringify({
    chairs: [{ kind: 'person', name: 'Anna' }, { kind: 'person', name: 'Ben' }, bot],
    options,
  }),
}

function storage(origin: string | undefined, keeps: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(keeps).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: origin ?? '', localStorage }] }
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    complaints.push(`${message.page()?.url()} ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (problem) => complaints.push(`${problem.page()?.url()} threw ${problem.error().stack}`))
}

/** As in a browser that has no service workers: the page then does without. */
async function keepNoFiles(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

/** Seeds of matches are the only 32 random bytes that a page draws; they come from the test's title instead. */
async function fixSeeds(context: BrowserContext, title: string): Promise<void> {
  await context.addInitScript((from) => {
    const draw = crypto.getRandomValues.bind(crypto)
    let drawn = 0
    crypto.getRandomValues = <Wanted extends ArrayBufferView<ArrayBuffer>>(wanted: Wanted): Wanted => {
      if (!(wanted instanceof Uint8Array) || wanted.length !== 32) return draw(wanted)
      drawn++
      let mixed = 2166136261
      for (const letter of `${from} ${drawn}`) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619)
      for (let place = 0; place < wanted.length; place++) {
        mixed = Math.imul(mixed ^ place, 16777619)
        wanted[place] = mixed >>> 24
      }
      return wanted
    }
  }, title)
}

export const test = base.extend<Quiet>({
  keeps: [regular, { option: true }],
  tolerated: [/^nothing$/, { option: true }],
  keepsFiles: [false, { option: true }],
  storageState: ({ keeps, baseURL }, use) => use(storage(baseURL, keeps)),
  complaints: [
    async ({ context, tolerated, keepsFiles }, use, { title }) => {
      const complaints: string[] = []
      listen(context, complaints)
      if (!keepsFiles) await keepNoFiles(context)
      await fixSeeds(context, title)
      await use(complaints)
      expect(complaints.filter((complaint) => !tolerated.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ browser, complaints, keeps, keepsFiles, baseURL, locale, viewport }, use, { title }) => {
    const contexts: BrowserContext[] = []
    await use(async (wishes) => {
      const usual = {
        baseURL: baseURL ?? '',
        locale: locale ?? 'en-GB',
        viewport,
        storageState: storage(baseURL, keeps),
      }
      const context = await browser.newContext({ ...usual, ...wishes })
      contexts.push(context)
      listen(context, complaints)
      if (!keepsFiles) await keepNoFiles(context)
      await fixSeeds(context, `${title} ${contexts.length}`)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'
