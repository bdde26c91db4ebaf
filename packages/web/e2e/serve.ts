/** The real server with the built page, on a data folder of its own that goes when it ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@paddock/server'

const data = mkdtempSync(join(tmpdir(), 'paddock-e2e-'))
const server = await startServer({
  host: 'localhost',
  port: Number(process.env.PORT),
  dataFolder: data,
  webFolder: join(import.meta.dirname, '../../../out/web'),
  logger: { level: 'warn' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await server.close()
    rmSync(data, { recursive: true, force: true })
    process.exit(0)
  })
}
