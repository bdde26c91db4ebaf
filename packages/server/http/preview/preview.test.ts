import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TableNow } from '@paddock/protocol'
import { afterEach, expect, test } from 'vitest'
import { bodyOf, Guest } from '../../testing/guest.ts'
import { closeAll, freshFolder, noLimits, serve } from '../../testing/server.ts'

afterEach(closeAll)

function builtPage(): string {
  const folder = freshFolder()
  writeFileSync(join(folder, 'index.html'), '<head><!-- preview --><meta name="x" /><!-- /preview --></head>')
  return folder
}

/** What a page says of itself, by the names of its tags. */
async function tagsAt(guest: Guest, path: string, headers: Readonly<Record<string, string>> = {}) {
  const { body } = await guest.request(path, { headers })
  const tags = String(body).matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)" \/>/g)
  return Object.fromEntries(Array.from(tags, ([, name, said]) => [name, said]))
}

async function invitation(host = 'Ann', options: Parameters<typeof serve>[0] = {}) {
  const { address } = await serve({ webFolder: builtPage(), ...options })
  const ann = await Guest.named(address, host)
  const wish = {
    game: 'heat',
    options: { circuit: 'italy' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot' }],
  }
  const { table, you } = bodyOf(TableNow, await ann.post('/api/tables', wish))
  return { address, ann, id: table.id, path: `/join/${table.id}/${you.invite}`, invite: you.invite ?? '' }
}

test('the page says what it is to those who read no script, with a picture at an address of this server', async () => {
  const { address } = await serve({ webFolder: builtPage() })
  const tags = await tagsAt(new Guest(address), '/')
  expect(tags['og:title']).toBe('Paddock: racing board games')
  expect(tags['og:image']).toBe(`${address}/previews/paddock.png`)
  expect(tags['twitter:card']).toBe('summary_large_image')
  expect(tags).not.toHaveProperty('x')
})

test('an invitation says who invites to what, on the circuit that was chosen, in the language that is asked for', async () => {
  const { address, path } = await invitation()
  const visitor = new Guest(address)
  expect(await tagsAt(visitor, path)).toMatchObject({
    'og:title': 'Ann invites you to a race of Heat: Pedal to the Metal',
    'og:description': 'On the circuit Italy. 4 seats, 2 still open. It opens in the browser, without an account.',
    'og:image': `${address}/previews/italy.png`,
  })
  const french = await tagsAt(visitor, path, { 'accept-language': 'fr-CA,fr;q=0.9' })
  expect(french['og:title']).toMatch(/^Ann vous invite/)
  expect(french['og:description']).toContain('Italie')
})

test('a table and its replay say nothing that only those who sit there know', async () => {
  const { address, id, invite } = await invitation()
  const visitor = new Guest(address)
  for (const path of [`/t/${id}`, `/t/${id}/replay`]) {
    const { body } = await visitor.get(path)
    expect(body).toMatch(/a race of Heat/i)
    expect(body).not.toContain(invite)
  }
  expect((await tagsAt(visitor, '/replay'))['og:title']).toBe('A race to watch again')
})

test('a name is said as it is written, whatever it is made of', async () => {
  const { address, path } = await invitation('"><b>$&')
  const { body } = await new Guest(address).get(path)
  expect(body).toContain('content="&quot;&gt;&lt;b&gt;$&amp; invites you')
  expect(body).not.toContain('<b>')
})

test('no such table, or asked too often: then it is the page as ever', async () => {
  const { address } = await serve({
    webFolder: builtPage(),
    limits: { ...noLimits, reads: { max: 1, within: 60_000 } },
  })
  for (const path of ['/t/nowhere', '/t/nowhere', '/join/a/b', '/t/a%20b', '/join/x'])
    expect([path, (await tagsAt(new Guest(address), path))['og:title']]).toEqual([path, 'Paddock: racing board games'])
})

test('a proxy is believed about the address only where that was said', async () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'paddock.example' }
  for (const [trustProxy, origin] of [
    [true, 'https://paddock.example'],
    [false, undefined],
  ] as const) {
    const { address } = await serve({ webFolder: builtPage(), trustProxy })
    const tags = await tagsAt(new Guest(address), '/', forwarded)
    expect(tags['og:image']).toBe(`${origin ?? address}/previews/paddock.png`)
  }
})
