import { defaultOptions, type Language, Rng, type Viewer } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { Card } from '../../rules/cards.ts'
import type { Event } from '../../rules/event.ts'
import { heatGame } from '../../rules/game.ts'
import type { Options } from '../../rules/options.ts'
import type { State } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import type { Props } from '../hand/props.ts'
import { asked } from '../testing/asked.ts'
import { Workshop } from './workshop.tsx'

interface Arranged {
  readonly options?: Partial<Options>
  readonly viewer?: Viewer
  readonly told?: readonly Event[]
  readonly sealed?: Props['sealed']
  readonly language?: Language
  change?(state: State): void
}

/** The workshop of three drivers, as one of them or somebody else sees it. */
function workshop({ options, viewer = 0, told = [], sealed, language = 'en', change }: Arranged) {
  const chosen: Options = { ...defaultOptions(heatGame.meta), workshop: 'draft', upgrades: 'all', ...options }
  const state = heatGame.setup(3, chosen, Rng.fromSeed('workshop'), () => {})
  change?.(state)
  const view: View = heatGame.view(state, viewer)
  const looking = { view, viewer, language, name: (seat: number) => `seat ${seat}` }
  const choices = viewer === 'spectator' ? [] : heatGame.choices(state, viewer)
  const deciding =
    viewer !== 'spectator' && choices.length > 0 ? asked({ view, seat: viewer, choices, language }) : undefined
  const html = render(
    <Workshop
      {...looking}
      deciding={deciding}
      sealed={sealed}
      told={told}
      considered={undefined}
      consider={() => {}}
      choose={() => {}}
    />,
  )
  return { html, state, view }
}

const first = (state: State) => {
  state.picking = [0, 2, 1]
}
const count = (html: string, what: string) => html.split(what).length - 1
const named = (card: Card, language: Language = 'en') => meanings[language].card(card).name

test('whoever is to pick sees every card on offer as a button, and takes none with a single press', () => {
  const { html, view } = workshop({ change: first })
  expect(view.market).toHaveLength(6)
  expect(count(html, '<button type="button" class="shop-card"')).toBe(6)
  for (const card of view.market) expect(html).toContain(named(card))
  expect(html).toMatch(/<button[^>]*dash-confirm[^>]*disabled[^>]*>Choose a card/)
})

test('whoever waits may look at the cards, is told when their turn comes, and has nothing to press', () => {
  const { html } = workshop({
    change: (state) => {
      state.picking = [2, 1, 0]
    },
  })
  expect(count(html, '<button type="button" class="shop-card"')).toBe(6)
  expect(html).not.toContain('dash-confirm')
  expect(html).toContain('seat 2 picks. You pick after 2 others.')
})

test('a card that is gone stays in sight under the name of whoever took it', () => {
  const told: Event[] = []
  const { html, view } = workshop({
    told,
    change(state) {
      state.picking = [0, 1]
      const card = state.market.pop() ?? 0
      state.upgrades[2]?.push(card)
      told.push({ type: 'upgrade-picked', seat: 2, card })
    },
  })
  expect(count(html, '<button type="button" class="shop-card"')).toBe(5)
  const [gone = 0] = view.upgrades[2] ?? []
  expect(html).toContain(`${named(gone)}, taken by seat 2`)
})

test('the limits that await the cars are those in force, tokens included', () => {
  const { html } = workshop({
    options: { weather: 'on' },
    change(state) {
      state.picking = [0]
      state.road = ['limit+1', 'limit-1', 'weather', 'overheat']
    },
  })
  // The USA: 7, 3, 3 and 2.
  expect(html).toContain('<span>A</span><b data-changed="true">8</b>')
  expect(html).toContain('<span>B</span><b data-changed="true">2</b>')
  expect(html).toContain('<span>C</span><b data-changed="false">3</b>')
})

test('an exchange names what is given and what is taken, and can be left', () => {
  const { html, view } = workshop({
    options: { season: '1961' },
    change(state) {
      state.phase = 'swap'
      state.picking = [0]
      state.upgrades[0] = state.market.splice(0, 2)
    },
  })
  expect(count(html, '<button type="button" class="shop-card"')).toBe(6)
  for (const card of view.upgrades[0] ?? []) expect(html).toContain(named(card))
  expect(html).toContain('Choose what you give')
  expect(html).toContain('Keep what you have')
})

test('of an exchange by somebody else only what is left is shown', () => {
  const { html } = workshop({
    options: { season: '1961' },
    change(state) {
      state.phase = 'swap'
      state.picking = [1]
    },
  })
  expect(html).not.toContain('You give')
  expect(html).not.toContain('Keep what you have')
})

test('between seasons one upgrade is kept, and what was chosen can be changed while others decide', () => {
  const change = (state: State) => {
    state.phase = 'keep'
    state.upgrades = state.upgrades.map(() => state.market.splice(0, 2))
  }
  const asked = workshop({ options: { season: 'all-time' }, change, language: 'fr' })
  expect(asked.html).toContain('Choisissez celle à garder')
  const [card = 0] = asked.view.upgrades[0] ?? []
  const { html } = workshop({ options: { season: 'all-time' }, change, sealed: { type: 'keep', card } })
  expect(html).toContain(`You keep ${named(card)}. The others are still choosing.`)
  expect(html).toContain('aria-pressed="true"')
})

test('whoever only watches sees the market too', () => {
  const { html, view } = workshop({ viewer: 'spectator', change: first })
  for (const card of view.market) expect(html).toContain(named(card))
  expect(html).toContain('seat 0 picks.')
})
