/** `npm test`: everything, from format to the last rule, in one command. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from './check.ts'
import { coverageOfGames, report } from './checks/rules.ts'
import { buildPage } from './page.ts'
import { inOrder, type Outcome, root, run, runUnheard } from './steps.ts'
import { pageInChromium } from './test-page.ts'

const results = join(root, 'out', 'test-results.json')

interface Results {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** Every numbered rule stands in the title of a test that has just passed. */
function everyRuleHasPassed(): boolean {
  const { testResults }: Results = JSON.parse(readFileSync(results, 'utf8'))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').map(({ title }) => title)
  console.log(`${passed.length} passed, ${tests.length - passed.length} failed`)
  return report(coverageOfGames(passed)) && passed.length === tests.length
}

let ofPackage: Promise<Outcome> | undefined

/** The package mostly waits for npm: it is tried meanwhile, and told of afterwards. */
async function pageAndPackage(): Promise<boolean> {
  ofPackage = runUnheard('tools/test-package.ts')
  const ok = await pageInChromium()
  // Nothing is left running behind a failure.
  if (!ok) await ofPackage
  return ok
}

async function packageWasFine(): Promise<boolean> {
  const { ok, said } = (await ofPackage) ?? { ok: false, said: 'It was not tried.' }
  console.log(said)
  return ok
}

mkdirSync(join(root, 'out'), { recursive: true })
await inOrder([
  ...checks,
  {
    name: 'tests',
    run: () => run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`),
  },
  { name: 'every rule has a place in the code and a test that passed', run: everyRuleHasPassed },
  { name: 'the page is built', run: buildPage },
  { name: 'the page in Chromium', run: pageAndPackage },
  { name: 'the package in an empty folder, meanwhile', run: packageWasFine },
])
