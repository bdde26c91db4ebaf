import { networkInterfaces } from 'node:os'
import { Addresses } from '@paddock/protocol'
import { afterEach, expect, test } from 'vitest'
import { bodyOf, Guest } from '../testing/guest.ts'
import { closeAll, serve } from '../testing/server.ts'

afterEach(closeAll)

const outward = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)

async function told(guest: Guest): Promise<readonly string[]> {
  return bodyOf(Addresses, await guest.get('/api/addresses')).addresses
}

test('a server that listens to everyone tells its own machine where others reach it', async () => {
  const { address } = await serve({ host: '0.0.0.0' })
  const { port } = new URL(address)
  const here = `http://localhost:${port}`
  expect(await told(new Guest(here))).toEqual(outward.map((each) => `http://${each.address}:${port}`))
})

test('nobody else is told: not through a proxy, not by another name, not from another machine', async () => {
  const { address } = await serve({ host: '0.0.0.0' })
  const { port } = new URL(address)
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await told(new Guest(`http://localhost:${port}`, { [header]: '10.0.0.9' }))).toEqual([])
  for (const each of outward) expect(await told(new Guest(`http://${each.address}:${port}`))).toEqual([])
})

test('a server that listens only to its own machine has no such addresses', async () => {
  const { address } = await serve()
  expect(await told(new Guest(address))).toEqual([])
})
