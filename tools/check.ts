/** Everything that can be said of the code without running it. */
import { dependenciesPointOneWay } from './dependencies.ts'
import { looksComeFromTokens } from './looks.ts'
import { inOrder, isMain, run, type Step } from './steps.ts'

/** What runs on Node, in the page, in its workers, and the bench: each sees another world. */
const projects = ['.', 'tsconfig.page.json', 'packages/web/workers', 'packages/web/offline', 'bench']

export const checks: readonly Step[] = [
  { name: 'format and lint', run: () => run('biome', 'ci', '--error-on-warnings', '.') },
  { name: 'types', run: () => projects.every((project) => run('tsc', '-p', project)) },
  { name: 'dependencies point one way', run: dependenciesPointOneWay },
  { name: 'looks come from tokens', run: looksComeFromTokens },
]

if (isMain(import.meta)) await inOrder(checks)
