/** Worked examples of how a race of a season begins. */
import { expect, test } from 'vitest'
import { countOf, heat, inPlay, isSpeed, isSponsor, stress } from '../../rules/cards.ts'
import type { Options } from '../../rules/options.ts'
import { raceTo } from '../../testing/flag.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import type { Weather } from '../conditions/tokens.ts'

/** This race of a season, from 1, in a deal that brings this weather; the sponsor cards of the races before are gone. */
function raceOf(season: Options['season'], number: number, weather: Weather): HeatTable {
  for (let deal = 0; deal < 200; deal++) {
    const table = race(2, { season }, `season ${deal}`)
    for (let before = 1; before < number; before++) raceTo(table, 0, 1)
    table.arrange((state) => {
      state.sponsorDeck.push(...state.decks.flat().filter(isSponsor))
      state.decks = state.decks.map((deck) => deck.filter((card) => !isSponsor(card)))
      state.sponsors.fill(0)
      state.shown = state.shown.map(() => [])
    })
    if (table.playOn('shift').state.weather === weather) return table
  }
  throw new Error(`${weather} never comes`)
}

test('HT-EX-22: 1963, race 3 in snow: 3 Heat in the engine, 2 Stress in the deck, 6 cards in hand', () => {
  const { state } = raceOf('1963', 3, 'snow')
  expect([state.event, state.engine, state.stress]).toEqual(['safety', [3, 3], [2, 2]])
  expect(state.hands.map((hand) => hand.length)).toEqual([6, 6])
})

test('HT-EX-22: 1962, race 1 in fog: 8 Heat in the engine', () => {
  const { state } = raceOf('1962', 1, 'fog')
  expect([state.event, state.engine]).toEqual(['restrictions-lifted', [8, 8]])
})

test('HT-EX-23: 1962, race 2 in rain: a deck of 20, 3 Heat in the engine, and a first hand of 1 sponsor card and 7 drawn cards', () => {
  const table = raceOf('1962', 2, 'rain')
  const { event, engine, hands, decks, upgrades, laps } = table.state
  expect([event, engine, laps]).toEqual(['record-crowds', [3, 3], 3])
  for (const [seat, hand] of hands.entries()) {
    expect([hand.length, hand.filter(isSponsor).length]).toEqual([8, 1])
    const shuffled = [...(decks[seat] ?? []), ...hand.filter((card) => !isSponsor(card))]
    const ofUpgrades = (upgrades[seat] ?? []).map(inPlay)
    expect([shuffled.length, shuffled.filter(isSpeed).length, countOf(shuffled, stress)]).toEqual([20, 12, 3])
    expect([ofUpgrades.length, countOf(shuffled, heat)]).toEqual([2, 3 + countOf(ofUpgrades, heat)])
  }
  expect(table.told('cards-drawn').slice(-2)).toMatchObject([{ count: 7 }, { count: 7 }])
})
