import type { Language, Seat, Viewer } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { Card } from '../../rules/cards.ts'
import type { Event } from '../../rules/event.ts'
import type { Options } from '../../rules/options.ts'
import { type HeatTable, race } from '../../testing/table.ts'
import { meanings } from '../../words/meanings/index.ts'
import type { Props } from '../hand/props.ts'
import { asked } from '../testing/asked.ts'
import { Workshop } from './workshop.tsx'

interface Shown {
  readonly viewer?: Viewer
  readonly told?: readonly Event[]
  readonly sealed?: Props['sealed']
  readonly language?: Language
}

/** Three drivers in the workshop. */
function drafting(options: Partial<Options> = {}): HeatTable {
  return race(3, { workshop: 'draft', upgrades: 'all', ...options }, 'workshop')
}

/** The workshop as one of the drivers, usually whoever is to pick, or somebody else sees it. */
function shown(table: HeatTable, { viewer = pickers(table)[0], told = [], sealed, language = 'en' }: Shown = {}) {
  const view = table.view(viewer)
  const looking = { view, viewer, language, name: (seat: number) => `seat ${seat}` }
  const choices = viewer === 'spectator' ? [] : table.choices(viewer)
  const deciding =
    viewer !== 'spectator' && choices.length > 0 ? asked({ view, seat: viewer, choices, language }) : undefined
  return render(
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
}

/** Those who are still to pick, in their order. */
function pickers({ state: { picking } }: HeatTable): [first: Seat, second: Seat, third: Seat] {
  const [first = 0, second = 0, third = 0] = picking
  return [first, second, third]
}

const count = (html: string, what: string) => html.split(what).length - 1
const named = (card: Card, language: Language = 'en') => meanings[language].card(card).name

test('whoever is to pick sees every card on offer as a button, and takes none with a single press', () => {
  const table = drafting()
  const html = shown(table)
  expect(table.state.market).toHaveLength(6)
  expect(count(html, '<button type="button" class="shop-card"')).toBe(6)
  for (const card of table.state.market) expect(html).toContain(named(card))
  expect(html).toMatch(/<button[^>]*dash-confirm[^>]*disabled[^>]*>Choose a card/)
})

test('whoever waits may look at the cards, is told when their turn comes, and has nothing to press', () => {
  const table = drafting()
  const [first, , last] = pickers(table)
  const html = shown(table, { viewer: last })
  expect(count(html, '<button type="button" class="shop-card"')).toBe(6)
  expect(html).not.toContain('dash-confirm')
  expect(html).toContain(`seat ${first} picks. You pick after 2 others.`)
})

test('a card that is gone stays in sight under the name of whoever took it', () => {
  const table = drafting()
  const [first] = pickers(table)
  table.decideAny()
  const html = shown(table, { told: table.events })
  expect(count(html, 'data-pick=')).toBe(5)
  expect(count(html, 'aria-disabled="true" tabindex="0" data-gone="true"')).toBe(1)
  const [gone = 0] = table.state.upgrades[first] ?? []
  expect(html).toContain(`${named(gone)}, taken by seat ${first}`)
})

test('the limits that await the cars are those in force, tokens included', () => {
  const table = drafting({ weather: 'on' }).conditions('clouds', 'limit+1', 'limit-1', 'weather', 'overheat')
  const html = shown(table)
  // The USA: 7, 3, 3 and 2.
  expect(html).toContain('<span>A</span><b data-changed="true">8</b>')
  expect(html).toContain('<span>B</span><b data-changed="true">2</b>')
  expect(html).toContain('<span>C</span><b data-changed="false">3</b>')
})

test('an exchange names what is given and what is taken, and can be left; of somebody else only what is left is shown', () => {
  const table = drafting({ season: '1961' }).playOn('swap')
  const [first, second] = pickers(table)
  const { upgrades, market } = table.state
  const html = shown(table)
  expect(count(html, '<button type="button" class="shop-card"')).toBe((upgrades[first]?.length ?? 0) + market.length)
  for (const card of upgrades[first] ?? []) expect(html).toContain(named(card))
  expect(html).toContain('Choose what you give')
  expect(html).toContain('Keep what you have')

  const waiting = shown(table, { viewer: second })
  expect(waiting).not.toContain('You give')
  expect(waiting).not.toContain('Keep what you have')
})

test('between seasons one upgrade is kept, and what was chosen can be changed while others decide', () => {
  const table = drafting({ season: 'all-time' }).playOn('keep')
  expect(shown(table, { viewer: 0, language: 'fr' })).toContain('Choisissez celle à garder')
  const [card = 0] = table.state.upgrades[0] ?? []
  const html = shown(table, { viewer: 0, sealed: { type: 'keep', card } })
  expect(html).toContain(`You keep ${named(card)}. The others are still choosing.`)
  expect(html).toContain('aria-pressed="true"')
})

test('whoever only watches sees the market too', () => {
  const table = drafting()
  const html = shown(table, { viewer: 'spectator' })
  for (const card of table.state.market) expect(html).toContain(named(card))
  expect(html).toContain(`seat ${pickers(table)[0]} picks.`)
})
