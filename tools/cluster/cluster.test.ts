import { setTimeout as pause } from 'node:timers/promises'
import { gameIds } from '@paddock/games'
import { CommandDone } from '@paddock/protocol'
import { expect, test } from 'vitest'
import { paddockHere } from '../../packages/cli/run-for-tests.ts'
import { type Answer, bodyOf, type Guest } from '../../packages/server/testing/guest.ts'
import { canShare } from '../../packages/server/testing/nodes.ts'
import { freePort } from '../../packages/server/testing/program.ts'
import { startedTable } from '../../packages/server/testing/server.ts'
import { startCluster } from './cluster.ts'
import { findProxy } from './proxy.ts'

test.skipIf(!canShare || !findProxy())(
  'people play on while one node after the other is restarted behind the proxy, and nothing is lost',
  async () => {
    const cluster = await startCluster({ nodes: 2, port: await freePort() }, () => {})
    try {
      const [address = ''] = cluster.addresses
      while (!(await fetch(`${address}/ready`).catch(() => undefined))?.ok) await pause(50)
      const { id, people } = await startedTable(address, ['Ann', 'Bob', 'Cem'], { game: gameIds[0] ?? '' })
      const socket = people[0]?.live(id)
      await socket?.welcome()
      const restart = cluster.rollingRestart()
      let isOver = false
      void restart.finally(() => {
        isOver = true
      })
      const heard: number[] = []
      // No faster than the limits of a server allow.
      for (let turn = 0; !isOver; turn++, await pause(50)) {
        for (const [seat, person] of people.entries()) heard.push(...(await decide(id, person, seat, `${turn}`)))
      }
      await restart
      expect(await socket?.closed).toBe(1012)
      const back = await people[0]?.live(id, 0).welcome()
      expect(heard.length).toBeGreaterThan(0)
      expect(back?.position?.entry).toBe(Math.max(...heard))
      expect(heard).toEqual(heard.map((_, index) => index + 1))
      const { code, out, err } = await paddockHere(['doctor', '--database', cluster.database])
      expect([code, out.split('\n').at(-2)]).toEqual([0, '✓ Nothing is wrong.'])
      expect(err).toContain('A server is running on this store')
    } finally {
      await cluster.stop()
    }
  },
)

/** Decides if it is the person's turn; the number of the entry that was acknowledged, if there was one. */
async function decide(id: string, person: Guest, seat: number, name: string): Promise<number[]> {
  const { position } = await insist(() => person.table(id))
  if (!position?.pending.includes(seat) || position.decided.includes(seat)) return []
  const answer = await insist(async () => served(await person.act(id, name, position.choices[0])))
  return [bodyOf(CommandDone, answer).entry]
}

/** While a node goes and another comes, the proxy may have nobody to ask: whoever is told so asks again. */
async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask()
    } catch {
      await pause(20)
    }
  }
}

/** Whoever plays faster than the limits allow is told so, too. */
function served(answer: Answer): Answer {
  if (answer.status >= 500 || answer.status === 429) throw new Error('not served')
  return answer
}
