import { isIPv6 } from 'node:net'

/**
 * Whom an address counts as. Whoever has one address of IPv6 usually has the 2^64 that begin alike, so they count as
 * one; an address of IPv4 counts as itself, however it is written.
 */
export function networkOf(address: string): string {
  // Every request comes by here: what has no colon is told at a glance.
  if (!address.includes(':') || !isIPv6(address)) return address
  const [plain = ''] = address.split('%')
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (old !== undefined) return old
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
