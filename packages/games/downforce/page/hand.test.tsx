import { languages } from '@paddock/kernel'
import { foreseenDecisionsOf } from '@paddock/page-kit/testing/decision-of.ts'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { box } from '../box.ts'
import { faceOf } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { type Action, home } from '../rules/state.ts'
import { playedCards } from './cards/played.ts'
import { Hand } from './hand.tsx'
import { colourOf } from './livery.ts'
import { anyChoice, type Playing, placeIn, randomMatch } from './testing/random-match.ts'
import { text } from './text/index.ts'

const none = { considered: undefined, consider: () => {}, choose: () => {} }

const deciding = foreseenDecisionsOf(box)

function shown(match: Playing, seat: number, sealed: Action | undefined, told: readonly Event[] = []): string {
  const asked = deciding(match, seat)
  return render(<Hand {...asked} deciding={asked} sealed={sealed} told={told} {...none} />)
}

/** What stands below each card that can be bid, by the place of the choice. */
function worths(html: string): Map<number, string> {
  const cards = html.matchAll(/data-choice="(\d+)".*?class="df-bid"[^>]*>([^<]+)</g)
  return new Map(Array.from(cards, ([, choice, worth = '']) => [Number(choice), worth]))
}

describe('in the auction', () => {
  test('every card says what it bids, and that is what is then shown', () => {
    let told = 0
    const said: { seat: number; worth: string }[] = []
    randomMatch(
      4,
      {},
      (match, seat, rng) => {
        const choice = anyChoice(match, seat, rng)
        if (choice.type !== 'bid' || choice.card === null) return choice
        const worth = worths(shown(match, seat, undefined)).get(placeIn(match.choices(seat), choice))
        if (worth !== undefined) said.push({ seat, worth })
        return choice
      },
      ({ events }) => {
        const bids = events.find((event) => event.type === 'bids-shown')?.bids ?? []
        if (bids.length === 0) return
        for (const { seat, worth } of said.splice(0)) {
          const { value } = bids.find((bid) => bid.seat === seat) ?? {}
          expect(worth).toBe(value === 0 ? '–' : `$${value}`)
          told++
        }
      },
    )
    expect(told).toBeGreaterThan(6)
  })

  test('what lies sealed is marked and said, and can still be changed', () => {
    let sealed = 0
    randomMatch(3, {}, (match, seat, rng) => {
      const choice = anyChoice(match, seat, rng)
      if (choice.type !== 'bid') return choice
      const html = shown(match, seat, choice)
      expect(html.match(/data-sealed="true"/g)).toHaveLength(1)
      expect(html).toContain('class="df-sealed"')
      expect(shown(match, seat, undefined)).not.toContain('data-sealed="true"')
      expect(html).toContain('data-choice="0"')
      sealed++
      return choice
    })
    expect(sealed).toBeGreaterThan(6)
  })

  test('the bids shown last stay beside the next lot, the best one marked', () => {
    const told: Event[] = []
    let seen = 0
    randomMatch(
      4,
      {},
      (match, seat, rng) => {
        const choice = anyChoice(match, seat, rng)
        const sold = told.findLast((event) => event.type === 'lot-sold' || event.type === 'lot-set-aside')
        if (choice.type === 'bid' && sold?.type === 'lot-sold') {
          const won = shown(match, seat, undefined, told).match(/class="df-last-bid" data-won="true"/g)
          expect(won).toHaveLength(1)
          seen++
        }
        return choice
      },
      ({ events }) => told.push(...events),
    )
    expect(seen).toBeGreaterThan(3)
  })
})

test('the discards are all that was played or thrown away, the latest first, with whoever did it', () => {
  const told: Event[] = []
  const match = randomMatch(4, {}, anyChoice, ({ events }) => told.push(...events))
  const { view } = match.view('spectator')
  const pile = playedCards(view, told)
  expect(pile.map(({ card }) => card)).toEqual(view.discard.toReversed())
  const plays = told.filter((event) => event.type === 'card-played')
  expect(pile.filter(({ isThrown }) => !isThrown).map(({ seat }) => seat)).toEqual(
    plays.map(({ seat }) => seat).reverse(),
  )
})

test.each(languages)('a card has a word and a number for every row in %s', (language) => {
  const { rows } = text[language]
  const said = rows(faceOf(0).rows.map(({ spaces }) => ({ colour: undefined, spaces })))
  expect(said.split(', ')).toHaveLength(6)
})

test('a wild is offered a car that is home by its name alone, whatever a later row would move', () => {
  let home = 0
  randomMatch(4, { cars: 'dealt', powers: 'off' }, (match, seat, rng) => {
    const choice = anyChoice(match, seat, rng)
    const { view, choices } = deciding(match, seat)
    choices.forEach((action, index) => {
      if (action.type !== 'wild' || !view.finished.includes(action.car)) return
      const html = shown(match, seat, undefined)
      const said = new RegExp(`data-choice="${index}"[^]*?class="unseen">([^<]*)<`).exec(html)?.[1]
      expect(said).toBe(text.en.car(colourOf(action.car)))
      home++
    })
    return choice
  })
  expect(home).toBeGreaterThan(0)
})

test('a wild says beside every car how far it would come, and so it does where nobody is asked for its way', () => {
  let [named, driven] = [0, 0]
  let said: { readonly car: number; readonly note: string } | undefined
  randomMatch(
    4,
    {},
    (match, seat, rng) => {
      const choice = anyChoice(match, seat, rng)
      said = undefined
      if (choice.type !== 'wild') return choice
      const { view, choices } = deciding(match, seat)
      const html = shown(match, seat, undefined)
      const place = placeIn(choices, choice)
      const note = new RegExp(`data-choice="${place}"((?!data-choice)[^])*?lanes-car-note">([^<]*)<`).exec(html)?.[2]
      if (view.finished.includes(choice.car)) expect(note).toBeUndefined()
      else expect(note).toMatch(/^(\d+ of \d+|finish|blocked)$/)
      if (note !== undefined) said = { car: choice.car, note }
      named++
      return choice
    },
    ({ events }) => {
      const moved = events.find((event) => event.type === 'car-moved')
      if (!said || moved?.car !== said.car || moved.path.at(-1) === home) return
      const [far, all] = [moved.path.length, moved.path.length + moved.lost]
      expect(said.note).toBe(far === 0 ? 'blocked' : `${far} of ${all}`)
      driven++
    },
  )
  expect(named).toBeGreaterThan(3)
  expect(driven).toBeGreaterThan(0)
})
