/** The real server with the built page or another one, on a data folder of its own that goes when it ends or on a given one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@paddock/server'

const { PORT, PADDOCK_DATA, PADDOCK_E2E_WEB } = process.env
const data = PADDOCK_DATA ?? mkdtempSync(join(tmpdir(), 'paddock-e2e-'))
const server = await startServer({
  host: 'localhost',
  port: Number(PORT),
  dataFolder: data,
  webFolder: PADDOCK_E2E_WEB ?? join(import.meta.dirname, '../../../out/web'),
  logger: { level: 'warn' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await server.close()
    if (PADDOCK_DATA === undefined) rmSync(data, { recursive: true, force: true })
    process.exit(0)
  })
}
