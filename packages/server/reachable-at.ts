import { networkInterfaces } from 'node:os'

/** What others on the network type to reach a server that listens there; nothing where it listens only to this machine. */
export function reachableAt(host: string, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') return []
  return Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}
