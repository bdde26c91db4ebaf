import { languages } from '@paddock/kernel'
import { describe, expect, it } from 'vitest'
import { eventCard, eventIds } from '../../modules/season/event-cards.ts'
import { cardCalled, faceOf, faces } from '../../rules/cards.ts'
import { heatCircuits } from '../../rules/circuits/index.ts'
import { meanings } from './index.ts'
import type { Meanings } from './meaning.ts'

/** Every sentence that can be shown when someone points at a card or a token. */
function sentences({ card, event, weathers, roadTokens }: Meanings): string[] {
  const cards = faces.map((_, each) => card(each))
  return [
    ...cards.flatMap(({ symbols, notes }) => [...symbols.map(({ meaning }) => meaning), ...notes]),
    ...eventIds.flatMap((id) =>
      heatCircuits.flatMap((circuit) => {
        const { sponsors, press, rule } = event(id, circuit.id)
        return [sponsors, press, rule]
      }),
    ),
    ...Object.values(weathers).flatMap(({ setUp, sector }) => [setUp, sector]),
    ...Object.values(roadTokens).map(({ meaning }) => meaning),
  ]
}

describe('what is printed on cards and tokens', () => {
  it.each(languages)('is explained in whole sentences, with every figure (%s)', (language) => {
    const said = sentences(meanings[language])
    expect(said.length).toBeGreaterThan(200)
    expect(said.filter((text) => !/^[\dA-ZÀ-Ý].*\.$/.test(text) || /undefined|NaN|-\d|'/.test(text))).toEqual([])
  })

  it('has no-break spaces before French double marks', () => {
    expect(sentences(meanings.fr).filter((text) => /(?<!\u00a0)[:;!?»]|«(?!\u00a0)/.test(text))).toEqual([])
  })

  it('tells the symbols of a card with their numbers, + first', () => {
    const { name, title, symbols } = meanings.en.card(cardCalled('tires-40'))
    expect([name, title]).toEqual(['tires +', 'Tires'])
    expect(symbols.map((symbol) => symbol.name)).toEqual(['+', 'cooldown 1', 'slipstream +1', 'limit +1'])
    expect(meanings.en.symbol('cooldown', 2)).toEqual({
      name: 'cooldown 2',
      meaning: 'Up to 2 heat cards from your hand to the engine.',
    })
    expect(meanings.fr.symbol('adjust', -1)).toEqual({
      name: 'limite −1',
      meaning: 'Pour vous, la limite de chaque virage baisse de 1 ce tour-ci.',
    })
  })

  it('leaves out no symbol of any card', () => {
    for (const [card] of faces.entries()) {
      expect(meanings.en.card(card).symbols).toHaveLength(Object.keys(faceOf(card).symbols).length)
    }
  })

  it('says of several values that they are chosen, of sponsors that they are used once, and of heat that it is dead weight', () => {
    const notes = (name: Parameters<typeof cardCalled>[0]) => meanings.en.card(cardCalled(name)).notes.join(' ')
    expect(notes('sponsor-brakes')).toMatch(/choose.*1, 2, 3, 4\..*used once/)
    expect(notes('heat-17')).toMatch(/neither played nor discarded/)
    expect([notes(4), notes('stress')]).toEqual(['', ''])
  })

  it('names the corners of the press by the letters of the circuit', () => {
    expect(meanings.en.event('future-unknown', 'italy').press).toMatch(/^Press at corner A\./)
    expect(meanings.en.event('future-unknown', 'france').press).toMatch(/^Press at corner D\./)
    expect(meanings.fr.event('record-crowds', 'usa').press).toMatch(/^Presse aux virages C et A\./)
  })

  it('states the figures of the event cards as they are', () => {
    const rule = (event: Parameters<Meanings['event']>[0]) => meanings.en.event(event, 'gb').rule
    expect(rule('speed-record')).toContain(`speed ${eventCard('speed-record').recordSpeed}`)
    expect(rule('live-tv')).toContain(`${eventCard('live-tv').carsPassed} cars`)
    expect(rule('record-crowds')).toContain(`${eventCard('record-crowds').handSize} cards`)
    expect(rule('safety')).toContain(`${eventCard('safety').handSize} cards`)
    expect(meanings.en.event('title-sponsor', 'usa').sponsors).toBe('Everyone starts with 3 sponsor cards.')
    expect(meanings.fr.event('future-unknown', 'italy').sponsors).toBe('Personne ne commence avec une carte Sponsor.')
  })
})
