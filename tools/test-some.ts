/** `npm run test:some packages/kernel`: the tests whose path contains one of the words. */
import { run } from './steps.ts'

process.exit(run('vitest', 'run', ...process.argv.slice(2)) ? 0 : 1)
