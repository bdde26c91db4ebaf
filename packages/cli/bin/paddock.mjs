#!/usr/bin/env node
// `npx paddock …`: hands over to the pinned Node, whatever Node the machine has.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const run = join(root, 'tools', 'run.mjs')
const done = spawnSync(process.execPath, [run, 'packages/cli/paddock.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
