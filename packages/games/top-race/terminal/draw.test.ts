import { type Language, languages } from '@paddock/kernel'
import { textOf, widthOf } from '@paddock/terminal-kit/drawing/line.ts'
import { decisions as decisionsOf } from '@paddock/terminal-kit/testing/decisions.ts'
import { describe, expect, test } from 'vitest'
import { box } from '../box.ts'
import { hasHandsLeft } from '../prospects/bidders.ts'
import { isBeforeRace, isFinished } from '../prospects/standing.ts'
import { faceOf, partnerOf } from '../rules/cards.ts'
import { spaceName } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { auction, race } from '../testing/table.ts'
import { auctionLines } from './auction.ts'
import { draw } from './draw.ts'
import { ledgerLines } from './ledger.ts'
import { letterOf } from './livery.ts'
import { panelLines } from './panel.ts'
import { height, panel, width } from './strip.ts'

const quietly = { seat: 0, language: 'en', chosen: undefined, latest: [] } as const

function decisions(seats: number, options: object) {
  return decisionsOf(box.game, { seats, options, seed: `draw ${seats}` })
}

/** What is drawn of the track, without the panel beside it. */
function track(view: View, language: Language): string {
  return draw({ ...quietly, view, language })
    .map((row) => textOf(row).slice(0, panel.x))
    .join('\n')
}

describe.each([
  { seats: 2, options: { races: 1 } },
  { seats: 3, options: { races: 3, bets: 'on' } },
  { seats: 4, options: { races: 1, auction: 'open-hands', distance: 'tokens' } },
  { seats: 6, options: { races: 1, auction: 'open-hands', distance: 'long' } },
  { seats: 5, options: { races: 1, turns: 'total-move' } },
  { seats: 4, options: { game: 'children' } },
])('with $seats seats, $options', ({ seats, options }) => {
  test('every car on the track is seen once, in both languages', () => {
    let raced = 0
    const wrong: string[] = []
    for (const { view } of decisions(seats, options)) {
      if (isBeforeRace(view)) continue
      for (const language of languages) {
        const drawn = track(view, language)
        const racing = view.space.flatMap((space, car) => (space >= 0 ? [letterOf(car, language)] : []))
        if (
          drawn
            .match(/\p{Lu}/gu)
            ?.toSorted()
            .join() !== racing.toSorted().join()
        )
          wrong.push(drawn)
      }
      raced++
    }
    expect(wrong).toEqual([])
    expect(raced).toBeGreaterThan(20)
  })

  test('what stands beside the track and in the auction has room there', () => {
    const wrong: string[] = []
    for (const { seat, view, choices } of decisions(seats, options)) {
      for (const language of languages) {
        const picture = { ...quietly, view, seat, language, choices, chosen: 0 }
        const [lines, room] = isBeforeRace(view) ? [auctionLines(picture), width] : [panelLines(picture), panel.width]
        wrong.push(...lines.filter((line) => widthOf(line) > room).map(textOf))
        if (lines.length > height) wrong.push(`${lines.length} rows`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test('whoever waits beside the track says where and for whom', () => {
  let waited = 0
  for (const { view } of decisions(3, { races: 3 })) {
    if (isBeforeRace(view)) continue
    for (const [car, space] of view.aside.entries()) {
      if (space < 0) continue
      const row = panelLines({ ...quietly, view })
        .map(textOf)
        .find((line) => line.includes(` ${spaceName(space)} waits`))
      expect(row).toContain(`waits for ${letterOf(partnerOf(car), 'en')}`)
      waited++
    }
  }
  expect(waited).toBeGreaterThan(0)
})

test('a pair says both that it can do, before it is played', () => {
  const sides = new Set<string>()
  for (const { seat, view, choices } of decisions(3, { races: 2 })) {
    if (view.phase !== 'card') continue
    for (const [chosen, action] of choices.entries()) {
      if (action.type !== 'play') continue
      const told = panelLines({ ...quietly, seat, view, choices, chosen })
        .map(textOf)
        .join('\n')
      expect(told).toContain('This card')
      for (const side of ['catches up with', 'waits till']) if (told.includes(side)) sides.add(side)
    }
    if (sides.size === 2) return
  }
  throw new Error('no pair was looked at')
})

test('a pair that is put away because one of its cars is home says so', () => {
  const table = race(4).cars({ blue: 'home' }).hand(0, 'S1')
  const picture = { ...quietly, view: table.view(0), choices: table.choices(0), chosen: 0 }
  for (const language of languages) {
    const rows = panelLines({ ...picture, language }).map(textOf)
    expect(rows[1]).toContain('↔')
    expect(rows[2]?.length).toBeLessThanOrEqual(panel.width)
    expect(rows[2]).toMatch(/of no use|inutile/)
  }
})

test('the auction says what is on offer, the best bid, who is still in and what every car went for', () => {
  let sold = 0
  for (const { seat, view } of decisions(4, { races: 1 })) {
    if (view.phase !== 'bid') continue
    const rows = auctionLines({ ...quietly, view, seat }).map(textOf)
    expect(rows.filter((row) => row.includes('▸ on offer'))).toHaveLength(1)
    if (view.bid > 0) expect(rows[0]).toContain(`$${view.bid},000`)
    expect(rows[1]).toContain('Still in:')
    expect(rows[1]).toContain('you')
    sold = view.owner.filter((owner) => owner >= 0).length
    expect(rows.filter((row) => /start \d/.test(row))).toHaveLength(sold)
  }
  expect(sold).toBeGreaterThan(2)
})

test('hands that lie open are shown with every card and what they give', () => {
  for (const { seat, view } of decisions(4, { races: 1, auction: 'open-hands' })) {
    if (view.phase !== 'bid' || !hasHandsLeft(view)) continue
    const rows = auctionLines({ ...quietly, view, seat }).map(textOf)
    const open = view.openHands.filter((hand) => hand.length > 0)
    const numbers = open.flat().flatMap((card) => faceOf(card).rows)
    const cards = rows.slice(2).map((row) => row.replace(/^ hand .*? \*\d+/, ''))
    expect(cards.join(' ').match(/[A-Z*]\d+/g)).toHaveLength(numbers.length)
    expect(rows.filter((row) => /^ hand \d: G\d+ K\d+/.test(row))).toHaveLength(open.length)
    return
  }
  throw new Error('no hands lay open')
})

test('cars that are home have a tick and their prize', () => {
  for (const { view } of decisions(4, { races: 1 })) {
    if (isBeforeRace(view)) continue
    const ticks = panelLines({ ...quietly, view }).filter((line) => /^\d✓/.test(textOf(line)))
    expect(ticks).toHaveLength(view.space.filter((_, car) => isFinished(view, car)).length)
  }
})

test('after each race the books say what it brought to everyone', () => {
  const view = auction(6, { races: 3, bets: 'on', distance: 'tokens' }).playOn().view(0)
  for (const language of languages) {
    const lines = ledgerLines({ ...quietly, view, language })
    expect(lines.length).toBeLessThanOrEqual(height)
    expect(lines.filter((line) => widthOf(line) > width).map(textOf)).toEqual([])
  }
})
