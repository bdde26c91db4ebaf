/** `npm start`: builds the page if need be, then runs the server. Arguments go to `paddock serve`. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildPage } from './page.ts'
import { root } from './steps.ts'

if (!buildPage()) process.exit(1)
const server = spawn(process.execPath, [join(root, 'packages/cli/paddock.ts'), 'serve', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
