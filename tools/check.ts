/** Everything that can be said of the code without running it. */
import { join } from 'node:path'
import { apostrophesAreTypeset } from './checks/apostrophes.ts'
import { dependenciesPointOneWay } from './checks/dependencies.ts'
import { looksComeFromTokens } from './checks/looks.ts'
import { inOrder, isMain, root, run, type Step } from './steps.ts'

/** What runs on Node, in the page, in its workers, and the bench: each sees another world. */
const projects = ['.', 'tsconfig.page.json', 'packages/web/workers', 'packages/web/offline', 'bench']

export const checks: readonly Step[] = [
  { name: 'format and lint', run: () => run('biome', 'ci', '--error-on-warnings', '.') },
  { name: 'types', run: () => projects.every(typesOf) },
  { name: 'dependencies point one way', run: dependenciesPointOneWay },
  { name: 'looks come from tokens', run: looksComeFromTokens },
  { name: 'apostrophes are typeset', run: apostrophesAreTypeset },
]

/** What was found sound before is kept, so that only what a change touches is looked at again. */
function typesOf(project: string): boolean {
  const known = join(root, 'node_modules', '.cache', 'types', `${project.replaceAll('/', '-')}.json`)
  return run('tsc', '-p', project, '--incremental', '--tsBuildInfoFile', known)
}

if (isMain(import.meta)) await inOrder(checks)
