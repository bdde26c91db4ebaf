/** Tests in which a server is replaced by one that serves another page, while people have the first one open. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageVersion } from '@paddock/protocol/version.ts'
import type { Page } from '@playwright/test'
import { builtPage, otherBuild, versionIn } from './other-build.ts'
import { expect, test as quiet } from './quiet.ts'

const serve = join(import.meta.dirname, '../serve.ts')
const firstPort = Number(process.env.PADDOCK_E2E_PORT ?? 4173) + 20
/** Tests that run at the same time do so in workers with a number each. */
export const address = `http://localhost:${firstPort + Number(process.env.TEST_PARALLEL_INDEX ?? 0)}`

/** Milliseconds that a server has to end, and to start on a machine that has much else to do. */
const patience = 3000
const startPatience = 60_000

/** A server that keeps its address and its tables, whichever page it serves. */
export class Replaced {
  readonly #address: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'paddock-replaced-'))
  #running: ChildProcess | undefined
  #pages = 0

  constructor(address: string) {
    this.#address = address
  }

  /** Ends the one that runs, and starts another with the page as it was built. */
  async asBuilt(): Promise<PageVersion> {
    await this.#start(builtPage)
    return versionIn(builtPage)
  }

  /** The same with a page of another build, and of another protocol if one is named. */
  async withOther(change: Partial<PageVersion> = {}): Promise<PageVersion> {
    const web = join(this.#folder, `web-${++this.#pages}`)
    const version = otherBuild(web, change)
    await this.#start(web)
    return version
  }

  async end(): Promise<void> {
    await this.#stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #start(web: string): Promise<void> {
    await this.#stop()
    const env = { ...process.env, PORT: new URL(this.#address).port, PADDOCK_DATA: join(this.#folder, 'data') }
    this.#running = spawn(process.execPath, [serve], { stdio: 'inherit', env: { ...env, PADDOCK_E2E_WEB: web } })
    await expect.poll(() => isReady(this.#address), { intervals: [50], timeout: startPatience }).toBe(true)
  }

  async #stop(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    if (!running || running.exitCode !== null) return
    const gone = once(running, 'exit')
    running.kill('SIGTERM')
    const late = setTimeout(() => running.kill('SIGKILL'), patience)
    await gone
    clearTimeout(late)
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/ready`)).ok
  } catch {
    return false
  }
}

export const test = quiet.extend<{ server: Replaced }>({
  server: async ({ baseURL, browser }, use) => {
    if (baseURL !== address) throw new Error('A server that is replaced needs an address of its own.')
    const server = new Replaced(baseURL)
    await use(server)
    // Whoever is still there would complain that the server is gone.
    await Promise.all(browser.contexts().map((context) => context.close()))
    await server.end()
  },
})

/** The build of the page that is open; undefined while it is being loaded. */
export async function buildOf(page: Page): Promise<string | undefined> {
  const content = await page
    .locator('meta[name="paddock-page"]')
    .getAttribute('content')
    .catch(() => '')
  return content?.split('-')[1]
}

export async function keptBuilds(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).map((name) => name.replace('paddock-', '')).sort())
}

/** The files of the page are kept, and the worker that keeps them answers. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
