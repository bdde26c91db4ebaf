/** Measurements, as Prometheus reads them, at an address of their own: what a server does is not for everyone to see. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import { CannotStart } from './cannot-start.ts'

export interface MetricsServer {
  /** `http://127.0.0.1:9464/metrics` */
  readonly address: string
  close(): Promise<void>
}

export async function serveMetrics(registry: Registry, at: { host: string; port: number }): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Measurements are at /metrics.\n')
      return
    }
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  })
  server.listen(at.port, at.host)
  await once(server, 'listening').catch((cause: unknown) => {
    throw new CannotStart(`Measurements cannot be served at ${at.host}:${at.port}: ${cause}`, { cause })
  })
  const listening = server.address()
  const port = typeof listening === 'object' && listening ? listening.port : at.port
  const host = at.host.includes(':') ? `[${at.host}]` : at.host
  return {
    address: `http://${host}:${port}/metrics`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
