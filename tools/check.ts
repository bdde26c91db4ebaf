/** Everything that can be said of the code without running it. */
import { dependenciesPointOneWay } from './dependencies.ts'
import { inOrder, isMain, run, type Step } from './steps.ts'

export const checks: readonly Step[] = [
  { name: 'format and lint', run: () => run('biome', 'ci', '--error-on-warnings', '.') },
  { name: 'types', run: () => run('tsc', '-p', '.') && run('tsc', '-p', 'bench') },
  { name: 'dependencies point one way', run: dependenciesPointOneWay },
]

if (isMain(import.meta)) inOrder(checks)
