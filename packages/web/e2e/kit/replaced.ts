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
    await expect.poll(() => isReady(this.#address), { intervals: [50] }).toBe(true)
  }

  async #stop(): Promise<void> {
    if (!this.#running) return
    const gone = once(this.#running, 'exit')
    this.#running.kill('SIGTERM')
    await gone
    this.#running = undefined
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what is needed.
  baseURL: ({}, use, { parallelIndex }) => use(`http://localhost:${firstPort + parallelIndex}`),
  server: async ({ baseURL = '' }, use) => {
    const server = new Replaced(baseURL)
    await use(server)
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
