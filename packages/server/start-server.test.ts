import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { CannotStart, startServer } from './index.ts'
import { closeAll, freshFolder, serve } from './testing/server.ts'

afterEach(closeAll)

test('a taken port is said in a sentence', async () => {
  const { address } = await serve()
  const port = Number(new URL(address).port)
  const second = startServer({ port, dataFolder: freshFolder() })
  await expect(second).rejects.toThrow(CannotStart)
  await expect(second).rejects.toThrow(`Port ${port} is taken by another program`)
})

test('a folder that cannot be used is said in a sentence', async () => {
  const file = join(freshFolder(), 'file')
  writeFileSync(file, '')
  const blocked = startServer({ dataFolder: join(file, 'data') })
  await expect(blocked).rejects.toThrow(CannotStart)
  await expect(blocked).rejects.toThrow(`The data folder ${join(file, 'data')} cannot be used`)
})

test('a database that is none is left alone', async () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'paddock.sqlite'), 'these are somebody’s notes, not a database at all')
  await expect(startServer({ dataFolder: folder })).rejects.toThrow(CannotStart)
})

test('a folder that may not be written to is said in a sentence', async () => {
  // The kernel's own: not even root may put a file there.
  const folder = '/sys/fs'
  await expect(startServer({ dataFolder: folder })).rejects.toThrow(`The data folder ${folder} cannot be used`)
})

test('an address that is not this machine’s is said in a sentence', async () => {
  const elsewhere = startServer({ host: '203.0.113.1', dataFolder: freshFolder() })
  await expect(elsewhere).rejects.toThrow('203.0.113.1 is not an address of this machine')
})

test('a second server on the same folder is refused, until the first has ended', async () => {
  const dataFolder = freshFolder()
  const first = await serve({ dataFolder })
  const again = startServer({ dataFolder })
  await expect(again).rejects.toThrow(CannotStart)
  await expect(again).rejects.toThrow(`Another server is using the folder ${dataFolder}`)
  expect((await fetch(`${first.address}/ready`)).status).toBe(200)
  await first.close()
  expect((await fetch(`${(await serve({ dataFolder })).address}/ready`)).status).toBe(200)
})

test('a server without a file works, and is gone when it is closed', async () => {
  const server = await serve({ dataFolder: ':memory:' })
  expect((await fetch(`${server.address}/ready`)).status).toBe(200)
  await server.close()
  await expect(fetch(`${server.address}/ready`)).rejects.toThrow()
})
