import { expect, inject, test } from 'vitest'
import { killNodes } from './cluster.ts'

const canBeHad = inject('postgres') !== undefined && inject('nats') !== undefined

test.runIf(canBeHad)(
  'nodes, PostgreSQL and NATS are killed under load, and nothing acknowledged is lost, nothing done twice, no match stuck',
  async () => {
    const verdict = await killNodes({ nodes: 3, postgres: 1, nats: 1, seed: 'every test', options: 'usual' })
    expect(verdict.faults).toEqual([])
    expect(verdict.acknowledged).toBeGreaterThan(10)
    expect(verdict.finished).toBe(verdict.tables)
  },
  600_000,
)
