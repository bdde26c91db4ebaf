import { gameIds, openBox } from '@paddock/games'
import { type AnyBox, defaultOptions, verify } from '@paddock/kernel'
import { lotsBox } from '@paddock/kernel/lots'
import { expect, test } from 'vitest'
import { type Bot, botsFor } from './bot.ts'
import { playMatch } from './play.ts'
import { playRecorded } from './record.ts'

const registered = (await Promise.all(gameIds.map(openBox))).flatMap((box) => box ?? [])
const boxes: readonly AnyBox[] = [lotsBox, ...registered]

test.each(boxes.map((box) => [box.game.meta.id, box] as const))(
  '%s: a recorded match is the one that is played on the bare contract, and its record is sound',
  (_, box) => {
    for (const bot of botsFor(box)) {
      const bots: Bot[] = Array.from({ length: box.game.meta.seats.min }, () => bot)
      const players = { box, bots, options: defaultOptions(box.game.meta), seed: 'the same' }
      const match = playRecorded(players)
      expect(match.ranking()).toEqual(playMatch(players).ranking)
      expect(verify(box.game, match.record())).toMatchObject({ ok: true, result: true })
    }
  },
)

test('a bot that answers with something illegal is refused by the match', () => {
  const cheat: Bot = { name: 'cheat', choose: () => ({ bid: 99 }) }
  const players = { box: lotsBox, bots: [cheat, cheat], options: {}, seed: 's' }
  expect(() => playRecorded(players)).toThrow('not among the')
})
