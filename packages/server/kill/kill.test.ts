import { afterEach, expect, test } from 'vitest'
import { closeAll, freshFolder } from '../testing/server.ts'
import { killOften } from './harness.ts'

afterEach(closeAll)

const kills = Number(process.env.PADDOCK_KILLS ?? 5)

test(`a server killed ${kills} times under load loses nothing it has acknowledged, does nothing twice, and no match is stuck`, async () => {
  const verdict = await killOften({ dataFolder: freshFolder(), kills, seed: 'every test', options: 'usual' })
  expect(verdict.faults).toEqual([])
  expect(verdict.acknowledged).toBeGreaterThan(kills * 2)
  expect(verdict.finished).toBe(verdict.tables)
  expect(verdict.gaps).toBe(0)
}, 600_000)
