import { replay } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { playedMatches } from '../../replay/film/testing.ts'
import { openGamePage } from '../open-game-page.ts'
import { FiguresTable } from './figures-table.tsx'
import { replayLink } from './moment-link.ts'
import { PlacesChart } from './places-chart.tsx'
import { Podium } from './podium.tsx'
import { storyOf } from './story.ts'
import { words } from './words.ts'

const [played] = (await playedMatches()).filter(({ record }) => record.game === 'heat')
if (!played) throw new Error('heat is not registered')
const { box, record } = played
const page = await openGamePage(box)
const game = await page.result?.()
const story = storyOf(box, page, record, 0)
const looking = {
  view: replay(box.game, record, () => {}).view(0).view,
  viewer: 0,
  language: 'en',
  name: (seat: number) => `Seat ${seat}`,
} as const
const shared = { viewer: 0, link: replayLink('/replay/one', 0), words: words.en } as const

test('each figure is a link into the replay, through the eyes of whoever reads it', () => {
  const figures = game?.figures({ ...looking, ranking: record.result?.ranking ?? [], steps: story.steps })
  const shown = render(
    <FiguresTable rows={figures?.rows ?? []} seats={[1, 0]} name={looking.name} look={page.look} {...shared} />,
  )
  const speed = figures?.rows.find(({ label }) => label === 'Top speed')?.counted.get(1)
  expect(shown).toContain(`href="/replay/one?at=${speed?.at}&amp;as=0"`)
  expect(shown).toContain(`aria-label="Seat 1, Top speed: ${speed?.amount}. See it again"`)
  expect(shown.match(/<th scope="row"/g)).toHaveLength(figures?.rows.length ?? -1)
})

test('everyone who shares a place of the podium stands on it, and equal places are equally high', () => {
  const podium = (...places: number[]) =>
    render(
      <Podium
        ranking={places.map((place, seat) => ({ seat, place, score: 0 }))}
        name={(seat) => `Seat ${seat}`}
        look={page.look}
      />,
    )
  const names = (shown: string) => Array.from(shown.matchAll(/Seat (\d)/g), ([, seat]) => Number(seat))
  const heights = (shown: string) => Array.from(shown.matchAll(/data-step="(\d)"/g), ([, step]) => Number(step))
  expect([names(podium(1, 2, 3, 3)), heights(podium(1, 2, 3, 3))]).toEqual([
    [1, 0, 2, 3],
    [2, 1, 3],
  ])
  expect(names(podium(1, 2, 3, 4))).toEqual([1, 0, 2])
  expect([names(podium(1, 1, 1, 1)), heights(podium(1, 1, 3))]).toEqual([
    [1, 0, 2, 3],
    [1, 1, 3],
  ])
  expect(names(podium(1, 2))).toEqual([1, 0])
})

test('the chart has a table that says the same, with a link for every round', () => {
  const [race] = story.races
  if (!race || !game) throw new Error('no race was told')
  const shown = render(<PlacesChart race={race} car={(id) => game.car(id, looking)} {...shared} />)
  const table = shown.slice(shown.indexOf('<table'))
  const last = race.rounds.at(-1)
  expect(table).toContain(`at=${last?.entry}&amp;as=0`)
  expect(table.match(/<a /g)).toHaveLength(race.rounds.length - 1)
  for (const [place, id] of last?.order.entries() ?? []) {
    const row = table.split('<tr>').find((each) => each.includes(`>${game.car(id, looking).name}<`))
    expect(row).toMatch(new RegExp(`<td>${place + 1}</td></tr>`))
  }
  expect(shown.slice(0, shown.indexOf('<table'))).toMatch(/<svg[^>]*aria-hidden="true"/)
})
