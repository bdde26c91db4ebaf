import { run } from './steps.ts'

process.exit(run('biome', 'check', '--write', '.') ? 0 : 1)
