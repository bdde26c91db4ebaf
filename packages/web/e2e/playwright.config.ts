import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const out = join(import.meta.dirname, '../../../out')
const port = Number(process.env.PADDOCK_E2E_PORT ?? 4173)

/** Without these a browser that runs as root, without a screen or a network, does not start or keeps knocking. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * What the browser does without. The pop-up of its address bar, which no test ever sees, is two pages more
 * for every window, and drawing those takes longer than many a test. The rest is Playwright's own list,
 * since of two lists the browser reads the last.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: join(out, 'e2e'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(out, 'e2e-results.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.PADDOCK_CHROMIUM ?? '/usr/bin/chromium',
      args: [...flags, `--disable-features=${withoutFeatures}`],
    },
    // A trace of a whole match takes longer than the match; `--trace on` makes one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node ${join(import.meta.dirname, 'serve.ts')}`,
    url: `http://localhost:${port}/ready`,
    env: { PORT: String(port) },
    stdout: 'pipe',
  },
})
