/** `npm run test:page [file…] [-- -g title]`: the page in a real browser. */
import { findChromium } from './chromium.ts'
import { buildPage } from './page.ts'
import { isMain, runBeside } from './steps.ts'

/** Where there is no browser, that is said loudly, and CI does not let it pass. */
export async function pageInChromium(...args: string[]): Promise<boolean> {
  const chromium = findChromium()
  if (chromium) {
    process.env.PADDOCK_CHROMIUM = chromium
    return runBeside('playwright', 'test', '--config', 'packages/web/e2e', ...args)
  }
  console.error('THE PAGE WAS NOT TESTED: there is no Chromium and none could be installed here.')
  console.error('Install it (Debian: apt-get install chromium) or name one in PADDOCK_CHROMIUM.')
  return process.env.CI !== 'true'
}

if (isMain(import.meta) && !(buildPage() && (await pageInChromium(...process.argv.slice(2))))) process.exit(1)
