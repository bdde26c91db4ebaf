/** A real proxy before the nodes: HAProxy, found on the path or where Debian puts it. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Program } from '../../packages/server/testing/program.ts'

export function findProxy(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'haproxy')).find((path) => existsSync(path))
}

export function startProxy(path: string, port: number, nodes: readonly number[]): Program {
  const file = join(mkdtempSync(join(tmpdir(), 'paddock-proxy-')), 'haproxy.cfg')
  writeFileSync(file, configuration(port, nodes))
  return new Program(path, ['-db', '-f', file])
}

/**
 * A table stays on one node as long as that node is there, which is faster and no more right. A node that is not ready
 * gets nothing; a request that finds its node gone is sent to another.
 */
export function configuration(port: number, nodes: readonly number[]): string {
  return `defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout tunnel 1h
  retries 3
  option redispatch 1
  retry-on conn-failure
  option forwardfor

frontend people
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-Proto http
  http-request set-header X-Table %[path,field(4,/)]
  default_backend nodes

backend nodes
  balance hdr(X-Table)
  hash-type consistent
  option httpchk GET /ready
  default-server check inter 500ms fall 2 rise 1
${nodes.map((node, index) => `  server node${index + 1} 127.0.0.1:${node}`).join('\n')}
`
}
