import { afterEach, expect, test } from 'vitest'
import { closeAll, freshFolder } from '../testing/server.ts'
import { killOften } from './harness.ts'

afterEach(closeAll)

const kills = Number(process.env.PADDOCK_KILLS ?? 5)

test(`a server killed ${kills} times under load loses nothing it has acknowledged, and no match is stuck`, async () => {
  const verdict = await killOften(freshFolder(), kills)
  expect(verdict.lost).toEqual([])
  expect(verdict.integrity).toBe('[{"integrity_check":"ok"}]')
  expect(verdict.acknowledged).toBeGreaterThan(kills * 10)
  expect(verdict.finished).toBe(verdict.tables)
}, 600_000)
