import { foreseenDecisionsOf } from '@paddock/page-kit/testing/decision-of.ts'
import { describe, expect, test } from 'vitest'
import { box } from '../../box.ts'
import { road } from '../../testing/index.ts'
import { decidingAt } from '../testing/deciding-at.ts'
import { anyChoice, placeIn, randomMatch } from '../testing/random-match.ts'
import { preview } from './preview.ts'
import { spotOf } from './spots.ts'
import { targets } from './targets.ts'

const decisionOf = foreseenDecisionsOf(box)

describe.each([2, 3, 4, 5, 6])('%i players', (seats) => {
  test('every end of a move is lit on the board, with what will be lost as hollow pips, and that is where the car then stands', () => {
    let ends = 0
    let lit: ReturnType<typeof targets>[number] | undefined
    randomMatch(
      seats,
      {},
      (match, seat, rng) => {
        const choice = anyChoice(match, seat, rng)
        lit = undefined
        if (choice.type !== 'move') return choice
        const deciding = decisionOf(match, seat)
        const all = targets(deciding)
        const moves = deciding.choices.flatMap((action, index) => (action.type === 'move' ? [String(index)] : []))
        expect(all.map(({ id }) => id)).toEqual(moves)
        expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
        lit = all.find(({ id }) => id === String(placeIn(deciding.choices, choice)))
        return choice
      },
      ({ match, events }) => {
        const moved = events.find((event) => event.type === 'car-moved')
        const frame = match.frames(['spectator'])[0]?.find(({ event }) => event?.type === 'car-moved')
        if (!lit || !moved || !frame) return
        const { view } = match.view('spectator')
        expect(lit.spot).toEqual(
          spotOf({ ...view, ...frame.patch, finished: frame.patch.finished ?? view.finished }, moved.car),
        )
        expect(lit.badge?.replaceAll(/[^○]/g, '').length ?? 0).toBe(moved.lost)
        ends++
      },
    )
    expect(ends).toBeGreaterThan(5)
  })
})

test('a dead end is lit with its pips', () => {
  // From 4b blue goes by 5a into a dead end, as long as a car stands on 6a.
  const table = road({ blue: '4b', black: '6a', red: '3a' }).hand(0, 'D5', 'D1').play('D5')
  const [jam] = targets(decidingAt(table)).filter(({ badge }) => badge?.includes('○'))
  expect(jam?.badge).toBe('○○○○')
})

test('every car on the track that may be bet on is lit where it stands', () => {
  let bets = 0
  randomMatch(4, {}, (match, seat, rng) => {
    const choice = anyChoice(match, seat, rng)
    if (choice.type !== 'bet') return choice
    const deciding = decisionOf(match, seat)
    const { view } = deciding
    const racing = deciding.choices.flatMap((action) =>
      action.type === 'bet' && !view.finished.includes(action.car) ? [spotOf(view, action.car)] : [],
    )
    expect(targets(deciding).map(({ spot }) => spot)).toEqual(racing)
    bets++
    return choice
  })
  expect(bets).toBeGreaterThan(5)
})

test('a card that is looked at shows every way of its first car, and nothing else is promised', () => {
  let shown = 0
  randomMatch(4, { cars: 'dealt', powers: 'off' }, (match, seat, rng) => {
    const choice = anyChoice(match, seat, rng)
    if (choice.type !== 'play') return choice
    const deciding = decisionOf(match, seat)
    const ways = preview(deciding, placeIn(deciding.choices, choice))
    for (const { path } of ways) expect(path.length).toBeGreaterThan(1)
    if (ways.length > 1) shown++
    return choice
  })
  expect(shown).toBeGreaterThan(5)
})
