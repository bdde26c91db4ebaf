import { expect, it } from 'vitest'
import { usable } from '../prospects/facts/usable.ts'
import { heatGame } from '../rules/game.ts'
import { type HeatTable, race } from '../testing/table.ts'
import { inThird } from '../testing/turn.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** The kinds of choices that the words of React say there are. */
function said(table: HeatTable, seat: number): string[] {
  const { cooldown, boost, isAdrenaline, stress, salvage, direct, accelerate } = usable(table.view(seat), seat)
  return [
    ...(cooldown > 0 ? ['cool'] : []),
    ...(boost === undefined ? [] : ['boost']),
    ...(isAdrenaline ? ['adrenaline'] : []),
    ...(stress > 0 ? ['relieve'] : []),
    ...(salvage > 0 ? ['salvage'] : []),
    ...(direct.length > 0 ? ['direct'] : []),
    ...(accelerate > 0 ? ['accelerate'] : []),
  ].sort()
}

const duties = ['pay', 'replace', 'scrap', 'done']

function offered(table: HeatTable, seat: number): string[] {
  const kinds = new Set<string>(heatGame.choices(table.state, seat).map(({ type }) => type))
  return [...kinds].filter((kind) => !duties.includes(kind)).sort()
}

it.each(['a', 'b', 'c'])('the question of React names just what can be chosen, whatever is played (%s)', (seed) => {
  const table = race(4, { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'title-sponsor' }, seed)
  let asked = 0
  for (let decisions = 0; decisions < 1500 && table.phase !== 'over'; decisions++) {
    const [seat = 0] = table.pending
    if (table.phase === 'react') {
      asked++
      expect(said(table, seat)).toEqual(offered(table, seat))
    }
    table.decideAny()
  }
  expect(asked).toBeGreaterThan(50)
})

it('a card that cannot be paid is said to be lost, and its own relief is not offered', () => {
  const table = inThird('body-18', { engine: 0, kept: ['stress', 2], parked: [] })
  expect(en.prompt(table.view(0), 0, en.seat)).toContain('Mandatory: no heat for body 6, so replace it.')
  expect(en.prompt(table.view(0), 0, en.seat)).not.toContain('stress relief')
  expect(fr.prompt(table.view(0), 0, fr.seat)).toContain('pas de surchauffe pour carrosserie 6, à remplacer.')
})
