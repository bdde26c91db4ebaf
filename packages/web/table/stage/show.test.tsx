import { everyPart } from '@paddock/board/late'
import { gameIds, openBox } from '@paddock/games'
import { type AnyMatch, languages, Match, patched, Rng, type Viewer } from '@paddock/kernel'
import { faultsIn } from '@paddock/page-kit/testing/sentences.ts'
import { render } from 'preact-render-to-string'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openGamePage } from '../open-game-page.ts'
import type { OnStage } from './on-stage.ts'
import { type Sight, Spotter } from './sight.ts'

// The language of the page is kept by the browser.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
// Other tests have the same globals.
afterAll(() => vi.unstubAllGlobals())
const { momentSaid } = await import('./moment-said.ts')
const { Show } = await import('./show.tsx')

const seats = 4

/** A match played at random, event by event as someone sees it. */
async function filmed(id: string) {
  const box = await openBox(id)
  if (!box) throw new Error(`there is no ${id}`)
  const page = await openGamePage(box)
  await everyPart()
  const rng = Rng.fromSeed('a film')
  const match = Match.start(box.game, { seats, seed: 'a film' })
  const spotter = new Spotter(page)
  const sights: (Sight & { readonly before: unknown })[] = []
  for (let seat = undecided(match); seat !== undefined; seat = undecided(match)) {
    let { view } = match.view('spectator')
    match.act(seat, rng.pick(match.choices(seat)))
    for (const { event, patch } of match.frames(['spectator'])[0] ?? []) {
      const before = view
      view = patched(view, patch)
      if (event) sights.push({ ...spotter.spot(event, before, view), before })
    }
  }
  return { box, page, sights }
}

function undecided(match: AnyMatch): number | undefined {
  const { pending, decided } = match.view('spectator')
  return pending.find((seat) => !decided.includes(seat))
}

describe.each(gameIds)('a show of %s', (id) => {
  let film: Awaited<ReturnType<typeof filmed>>
  beforeAll(async () => {
    film = await filmed(id)
  })

  function shown(sight: Sight, viewer: Viewer, more: Partial<OnStage>): string {
    const { box, page } = film
    return languages
      .map((language) => {
        const looking = { view: sight.view, viewer, language, name: (seat: number) => `P${seat}` }
        const stage = { moment: undefined, momentAt: undefined, spectacle: undefined, ...more }
        return render(<Show box={box} page={page} shown={stage} looking={looking} seats={seats} you="YOU" />)
      })
      .join('')
  }

  test('says what is great without a hole, in both languages, and to someone as you', () => {
    const { box, page, sights } = film
    const great = sights.filter(
      ({ event, before }) => page.telling(event) === 'great' && (page.isMoment?.(event, before) ?? true),
    )
    expect(great.length).toBeGreaterThan(0)
    for (const language of languages) {
      const said = (viewer: Viewer) =>
        great.map(({ event, view }) =>
          momentSaid(event, { box, page, seats, looking: { view, viewer, language, name: (seat) => `P${seat}` } }),
        )
      const toNobody = said('spectator')
      expect(faultsIn(toNobody, language)).toEqual([])
      const toThem = [0, 1, 2, 3].map(said)
      for (const [place, sentence] of toNobody.entries()) {
        const own = toThem.filter((sentences) => sentences[place] !== sentence)
        // It happens to one of them, or to nobody's car: a final, or a car that the game drives.
        expect(own.length, sentence).toBeLessThanOrEqual(1)
        for (const sentences of own) expect(sentences[place]).toMatch(/\b(your?|vous|votre|vôtre)\b/i)
      }
      expect(toThem.flat().some((sentence) => /\b(your?|vous|votre|vôtre)\b/i.test(sentence))).toBe(true)
    }
  })

  test('has a photo with the cars on it, the better one first, and the rule that decides', () => {
    const { page, sights } = film
    // As if the first two had come in together: that they do is for the news to find out.
    const end = sights.findLast(({ view }) => page.field?.(view))
    const cars =
      end &&
      page
        .field?.(end.view)
        ?.cars.slice(0, 2)
        .map(({ car }) => car)
    if (!cars) throw new Error('no race')
    const photo = { kind: 'photo', cars } as const
    const sight = { ...end, news: [photo] }
    const html = shown(sight, 'spectator', { spectacle: { kind: 'photo', sight, milliseconds: 0 } })
    expect(html.match(/stage-photo-car/g)).toHaveLength(photo.cars.length * languages.length)
    for (const language of languages) {
      const decided = page.decidedBy?.(photo.cars, { view: sight.view, viewer: 0, language, name: String })
      expect(faultsIn([decided ?? ''], language)).toEqual([])
      expect(html).toContain(decided?.slice(0, 20))
    }
  })

  test('has the cards that others play, large, and whose they are', () => {
    const { page, sights } = film
    const played = sights.filter(({ event, before }) => page.showsCard?.(event, before, 'spectator'))
    expect(played.length).toBeGreaterThan(10)
    const [sight] = played
    if (!sight) return
    const html = shown(sight, 'spectator', { spectacle: { kind: 'card', sight, milliseconds: 1600 } })
    expect(html).toMatch(/<figure class="stage-card".*P\d.*<\/figure>/s)
    const seat = 'seat' in sight.event && typeof sight.event.seat === 'number' ? sight.event.seat : -1
    expect(page.showsCard?.(sight.event, sight.before, seat)).toBe(false)
  })

  test('has lights before every race', () => {
    const { sights } = film
    const started = sights.filter(({ cues }) => cues.some(({ kind }) => kind === 'lights'))
    const [sight] = started.length > 0 ? started : sights
    if (!sight) throw new Error('nothing happened')
    expect(
      shown(sight, 0, { spectacle: { kind: 'lights', sight, milliseconds: 900 } }).match(/stage-lamp/g),
    ).toHaveLength(10)
  })

  test('hangs what is great across the board only where it has no place on it', () => {
    const { page, sights } = film
    const carsAt = ({ view }: Sight) => page.cars({ view, viewer: 0, language: 'en', name: String })
    const sight = sights.find((each) => page.telling(each.event) === 'great' && carsAt(each).length > 0)
    if (!sight) throw new Error('nothing great')
    const [car] = carsAt(sight)
    expect(shown(sight, 0, { moment: sight.event })).toContain('table-moment')
    expect(shown(sight, 0, { moment: sight.event, momentAt: car?.id })).not.toContain('table-moment')
  })
})
