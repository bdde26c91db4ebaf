/** Brings the page's sounds into a browser, to be made there offline. Nothing of this is in the page itself. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { RenderedSound } from './figures.ts'

const name = 'paddockSounds'

export interface SoundsInPage {
  each(): Promise<RenderedSound[]>
  busy(): Promise<RenderedSound>
  samplesOf(name: string): Promise<number[]>
  differenceOf(kind: string): Promise<number>
}

/** For a page that stands anywhere. */
export async function soundsIn(page: Page): Promise<SoundsInPage> {
  await page.addScriptTag({ content: await bundled() })
  return {
    each: () => page.evaluate(`${name}.renderEach()`),
    busy: () => page.evaluate(`${name}.renderBusy()`),
    samplesOf: (sound) => page.evaluate(`${name}.samplesOf(${JSON.stringify(sound)})`),
    differenceOf: (kind) => page.evaluate(`${name}.differenceOf(${JSON.stringify(kind)})`),
  }
}

/** The code as one script that leaves its exports under a name. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'in-page.ts'), name, formats: ['iife'] },
    },
  })
  const output = Array.isArray(made) ? made[0]?.output : 'output' in made ? made.output : undefined
  const [first] = output ?? []
  if (first?.type !== 'chunk') throw new Error('The sounds could not be built for the browser.')
  return first.code
}
