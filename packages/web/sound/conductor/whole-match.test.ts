/** Every game from its first card to its last, as it is heard at the speed of the table; nobody waits for it. */
import { instinct, playRecorded } from '@paddock/bots'
import { gameIds, openBox } from '@paddock/games'
import { type AnyBox, defaultOptions } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { Reel } from '../../replay/film/reel.ts'
import { Projector } from '../../replay/projector/projector.ts'
import { openGamePage } from '../../table/open-game-page.ts'
import type { Struck } from '../mixer/mixer.ts'
import { Conductor } from './conductor.ts'

interface Heard {
  readonly told: ReadonlySet<string>
  readonly played: readonly (Struck & { readonly second: number })[]
  readonly seconds: number
}

async function listenTo(box: AnyBox): Promise<Heard> {
  const bots = Array.from({ length: 4 }, () => instinct)
  const record = playRecorded({ box, bots, options: defaultOptions(box.game.meta), seed: 'heard' }).record()
  const page = await openGamePage(box)
  const told = new Set<string>()
  const played: (Struck & { second: number })[] = []
  let waiting: { due: number; then: () => void }[] = []
  let now = 0
  const conductor = new Conductor({
    page,
    player: { play: (struck) => played.push({ ...struck, second: now / 1000 }) },
    now: () => now / 1000,
  })
  const projector = new Projector({
    reel: Reel.wind(box, record),
    page,
    start: { at: 0, viewer: 0 },
    isStill: () => false,
    onShown(shown) {
      for (const { kind } of page.cues?.(shown.event, shown.before, shown.after) ?? []) told.add(kind)
      conductor.shown(shown)
    },
    after(milliseconds, then) {
      const alarm = { due: now + milliseconds, then }
      waiting.push(alarm)
      return () => {
        waiting = waiting.filter((other) => other !== alarm)
      }
    },
  })
  projector.run()
  for (;;) {
    const next = waiting.toSorted((a, b) => a.due - b.due)[0]
    if (!next) return { told, played, seconds: now / 1000 }
    waiting = waiting.filter((alarm) => alarm !== next)
    now = next.due
    next.then()
  }
}

test.each(gameIds)('%s is heard from start to finish, and never becomes a din', async (id) => {
  const box = await openBox(id)
  if (!box) throw new Error('the game is not there')
  const { told, played, seconds } = await listenTo(box)
  const kinds = new Set<string>(played.map(({ kind }) => kind))
  expect([...told].filter((kind) => !kinds.has(kind))).toEqual([])
  // The lights of a first race belong to the set-up, which a replay does not show.
  for (const kind of ['drive', 'card', 'crowd', 'finish', 'champion']) expect(kinds, kind).toContain(kind)
  for (const { second } of played) {
    const together = played.filter((other) => other.second >= second && other.second < second + 1)
    expect(together.length).toBeLessThan(9)
  }
  const shareOf = (kind: string) => played.filter((struck) => struck.kind === kind).length / seconds
  expect(shareOf('crowd')).toBeLessThan(1 / 10)
  expect(shareOf('lead-lost')).toBeLessThan(1 / 20)
})
