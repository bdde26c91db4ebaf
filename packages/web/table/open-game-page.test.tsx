import { gameIds, openBox } from '@paddock/games'
import {
  type AnyBox,
  type GameEvent,
  type Language,
  languages,
  Match,
  patched,
  prospectsOf,
  Rng,
  type Seat,
  viewers,
} from '@paddock/kernel'
import type { AnyGamePage, Deciding } from '@paddock/page-kit/game-page.ts'
import { plainPage } from '@paddock/page-kit/plain.tsx'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { openGamePage } from './open-game-page.ts'

const language = 'en'
const name = (seat: Seat) => `seat ${seat}`

const pages: { readonly title: string; readonly box: AnyBox; readonly page: AnyGamePage; readonly seats: number }[] = []
for (const id of gameIds) {
  const box = await openBox(id)
  if (!box) continue
  const { min, max } = box.game.meta.seats
  for (let seats = min; seats <= max; seats++) {
    pages.push({ title: `${id} with ${seats} seats`, box, page: await openGamePage(box), seats })
  }
  pages.push({ title: `${id} at a plain table`, box, page: plainPage(box), seats: min })
}

type Playing = Match<unknown, unknown, GameEvent, unknown, unknown>

/** Plays a match at random and shows every decision before it is made. */
function play(box: AnyBox, seats: number, look: (match: Playing, seat: Seat, rng: Rng) => void): void {
  const rng = Rng.fromSeed('moves')
  const match = Match.start(box.game, { seats, seed: `table ${seats}` })
  for (let seat = undecided(match); seat !== undefined; seat = undecided(match)) look(match, seat, rng)
}

/** Of those who decide in secret, the first who has not. */
function undecided(match: Playing): Seat | undefined {
  const { pending, decided } = match.view('spectator')
  return pending.find((seat) => !decided.includes(seat))
}

function decisionOf(box: AnyBox, match: Playing, seat: Seat): Deciding<unknown, unknown, GameEvent> {
  const { view, choices } = match.view(seat)
  const prospects = prospectsOf(box, view, seat, choices)
  return { view, viewer: seat, language, name, seat, choices, prospect: prospects.of }
}

function choicesIn(html: string): number[] {
  return Array.from(html.matchAll(/data-choice="(\d+)"/g), ([, choice]) => Number(choice))
}

function isPutTogether(choice: unknown): boolean {
  return Object.values(Object(choice)).some(Array.isArray)
}

/** A sum of money or a distance, of which there are many: it is set step by step and then stands in the hand. */
function isSet(choice: unknown): boolean {
  return ['bid', 'distance'].some((amount) => typeof Object(choice)[amount] === 'number')
}

function isGivingUp(choice: unknown): boolean {
  return Object(choice).type === 'give-up'
}

describe.each(pages)('$title', async ({ box, page, seats }) => {
  const sections = { en: await sectionsIn('en'), fr: await sectionsIn('fr') }

  async function sectionsIn(spoken: Language): Promise<string[]> {
    return (await page.rules[spoken]()).map(({ id }) => id)
  }

  test('every choice stands in the hand, once, at the latest when it is looked at, and none where nothing is asked', () => {
    let seen = 0
    play(box, seats, (match, seat, rng) => {
      const choices = match.choices(seat)
      if (seen++ % 7 === 0) {
        const deciding = decisionOf(box, match, seat)
        const rest = { sealed: undefined, told: [], consider: () => {}, choose: () => {} }
        const offered = (considered?: number) =>
          choicesIn(render(<page.Hand {...deciding} deciding={deciding} {...rest} considered={considered} />))
        const shown = offered()
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.filter((index) => index >= choices.length)).toEqual([])
        // Only what is put together from several cards, set, or asked again about, has no place of its own until then.
        const together = choices.map((_, index) => index).filter((index) => !shown.includes(index))
        const mayWait = (choice: unknown) => isPutTogether(choice) || isGivingUp(choice) || isSet(choice)
        expect(together.filter((index) => !mayWait(choices[index]))).toEqual([])
        for (const index of together.length > 0 ? [rng.pick(together)] : []) {
          expect(offered(index).filter((choice) => choice === index)).toHaveLength(1)
        }
        const idle = render(<page.Hand {...deciding} deciding={undefined} {...rest} considered={undefined} />)
        expect(choicesIn(idle)).toEqual([])
      }
      match.act(seat, rng.pick(choices))
    })
    expect(seen).toBeGreaterThan(0)
  })

  test('a motion starts where its car stands and ends where the event leaves it, for everyone who looks', () => {
    play(box, seats, (match, seat, rng) => {
      const befores = viewers(seats).map((viewer) => match.view(viewer).view)
      match.act(seat, rng.pick(match.choices(seat)))
      for (const [index, frames] of match.frames(viewers(seats)).entries()) {
        const viewer = viewers(seats)[index] ?? 'spectator'
        const spotsOf = (of: unknown) =>
          new Map(page.cars({ view: of, viewer, language, name }).map(({ id, spot }) => [id, spot]))
        let view = befores[index]
        for (const { event, patch } of frames) {
          const after = patched(view, patch)
          for (const { car, path } of event ? page.motion(event, view, after) : []) {
            expect(path[0]).toEqual(spotsOf(view).get(car))
            expect(path.at(-1)).toEqual(spotsOf(after).get(car))
          }
          view = after
        }
      }
    })
  })

  test('seats are ordered without repetition, and the rules have the section that a prompt links to', () => {
    play(box, seats, (match, seat, rng) => {
      const { view } = match.view(seat)
      const order = page.order({ view, viewer: seat, language, name })
      expect(new Set(order).size).toBe(order.length)
      for (const spoken of languages) {
        expect(sections[spoken]).toContain(page.ruleOf(view))
        expect(page.headline({ view, viewer: seat, language: spoken, name })).not.toBe('')
      }
      match.act(seat, rng.pick(match.choices(seat)))
    })
  })

  test('the rules have the same sections in every language', () => {
    expect(sections.fr).toEqual(sections.en)
  })
})
