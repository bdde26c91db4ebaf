import { gameIds, openBox } from '@paddock/games'
import { type AnyBox, Match } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { afterAll, expect, test, vi } from 'vitest'
import type { Sitter } from '../../session/session.ts'
import { openGamePage } from '../open-game-page.ts'

// The language of the page is kept by the browser.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { Scene } = await import('./scene.tsx')
const { speak } = await import('@paddock/page-kit/language.ts')
vi.stubGlobal('document', { documentElement: {} })
// Other tests have the same globals.
afterAll(() => vi.unstubAllGlobals())
afterAll(() => vi.unstubAllGlobals())

const box = await firstBox()
const page = await openGamePage(box)
const seats = box.game.meta.seats.min
const match = Match.start(box.game, { seats, seed: 'scene' })
const sitters: Sitter[] = Array.from({ length: seats }, (_, seat) => ({
  seat,
  kind: seat === 0 ? 'person' : 'bot',
  present: seat === 0,
  ...(seat === 0 ? { name: 'Zoé' } : { bot: 'instinct' }),
}))

async function firstBox(): Promise<AnyBox> {
  const first = await openBox(gameIds[0] ?? '')
  if (!first) throw new Error('no game is registered')
  return first
}

function scene(viewer: number | 'spectator', more: { noHand?: boolean; isPlayed?: boolean } = {}): string {
  const position = match.view(viewer)
  return render(<Scene {...{ box, page, position, viewer, sitters, ...more }} journal={[]} />)
}

/** What is written in the place of the hand. */
function handIn(shown: string): string | undefined {
  return /<div class="table-hand">(.*?)<nav/s.exec(shown)?.[1]
}

test('everyone at the table is listed by name, bots as bots', () => {
  const shown = scene('spectator')
  expect(shown).toContain('Zoé')
  expect(shown.match(/class="table-seat"/g)).toHaveLength(seats)
  expect(shown.match(/>bot</g)).toHaveLength(seats - 1)
})

test('a hand is shown to its owner only', () => {
  const own = handIn(scene(0))
  const nobodys = handIn(scene('spectator'))
  expect(own).toContain('fieldset')
  expect(nobodys).not.toContain('fieldset')
})

test('while the device changes hands there is no hand at all', () => {
  expect(handIn(scene('spectator', { noHand: true }))).toBeUndefined()
})

test('the scene speaks the language of the page', () => {
  expect(scene(0)).toContain('Seats')
  speak('fr')
  expect(scene(0)).toContain('Joueurs')
  speak('en')
})
