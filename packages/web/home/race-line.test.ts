import { describe, expect, it } from 'vitest'
import type { SavedMatch } from '../session/local.ts'
import { keepWhereabouts } from '../session/whereabouts.ts'
import type { MyTable } from './my-tables.ts'
import { ago, raceHere, raceOnline, whoPlays } from './race-line.ts'

const now = Date.parse('2030-05-04T12:00:00Z')
const minute = 60 * 1000

const match: SavedMatch = {
  id: 'k3',
  game: 'karts',
  kind: 'alone',
  sitters: [
    { seat: 0, kind: 'bot', bot: 'instinct', present: true },
    { seat: 1, kind: 'person', present: true },
  ],
  options: {},
  entries: 42,
  over: false,
  updated: now - 5 * minute,
}

const mine: MyTable = {
  table: {
    id: '7h',
    game: 'karts',
    options: {},
    status: 'racing',
    seats: [
      { seat: 0, kind: 'person', name: 'Anna', present: true, host: true },
      { seat: 1, kind: 'person', name: 'Ben', present: false, host: false },
      { seat: 2, kind: 'bot', bot: 'instinct', present: false, host: false },
    ],
    holding: true,
    watching: 0,
    created: new Date(now - 3 * 24 * 60 * minute).toISOString(),
  },
  you: { seat: 1, host: false },
  yourTurn: true,
}

describe('a race in this browser', () => {
  it('says who plays, how far it is and since when, and leads back to its table', () => {
    const race = raceHere(match, undefined, 'en', now)
    expect(race).toMatchObject({ who: 'You and 1 bot', address: '/play/k3', over: false, local: 'k3' })
    expect(race.details).toEqual(['42 moves', '5 minutes ago', 'in this browser'])
  })

  it('says how it ended once it is over, and leads to its replay', () => {
    const ranking = [
      { seat: 0, place: 1, score: 9 },
      { seat: 1, place: 2, score: 5 },
    ]
    const race = raceHere({ ...match, over: true, ranking }, undefined, 'en', now)
    expect(race).toMatchObject({ over: true, address: '/replay/k3' })
    expect(race.details[0]).toBe('you came 2nd')
    expect(raceHere({ ...match, over: true, ranking }, undefined, 'fr', now).details[0]).toBe('vous avez fini 2e')
  })
})

describe('a race on the server', () => {
  it('is marked when it is this person’s turn, and leads to its table', () => {
    const race = raceOnline(mine, undefined, 'en', now)
    expect(race).toMatchObject({ who: 'You, Anna, and 1 bot', address: '/t/7h', yourTurn: true })
    expect(race.details).toEqual(['under way', '3 days ago', 'online'])
    expect(race.local).toBeUndefined()
  })

  it('that cannot be opened says why, and waits for nobody', () => {
    const unread = (code: string): MyTable => ({
      ...mine,
      table: { ...mine.table, status: 'unreadable' },
      trouble: { code, message: 'in words' },
    })
    const [newer, damaged] = ['rules-version', 'internal'].map((code) => raceOnline(unread(code), undefined, 'en', now))
    expect([newer?.details[0], newer?.yourTurn]).toEqual(['by newer rules than this server knows', false])
    expect(damaged?.details[0]).toBe('cannot be opened here')
  })

  it('that is over leads to its replay and waits for nobody', () => {
    const over: MyTable = { ...mine, table: { ...mine.table, status: 'over' } }
    expect(raceOnline(over, undefined, 'en', now)).toMatchObject({
      address: '/t/7h/replay',
      yourTurn: false,
      over: true,
    })
  })

  it('that is over says how this person came in', () => {
    const over: MyTable = { ...mine, table: { ...mine.table, status: 'over' }, place: 2 }
    expect(raceOnline(over, undefined, 'en', now).details[0]).toBe('you came 2nd')
  })
})

describe('where it is raced', () => {
  it('is where it will begin, by its options, until it was seen; then as it was last seen here', () => {
    const seasoned = { ...match, id: 'where', game: 'heat', options: { season: '1962' } }
    expect(raceHere(seasoned, undefined, 'fr', now).where).toBe('Italie')
    keepWhereabouts('where', { en: 'Race 2 of 3, lap 1 of 3', fr: 'Course 2 sur 3, tour 1 sur 3' })
    expect(raceHere(seasoned, undefined, 'en', now).where).toBe('Race 2 of 3, lap 1 of 3')
    const table = { ...mine.table, game: 'heat', options: { circuit: 'france' } }
    expect(raceOnline({ ...mine, table }, undefined, 'en', now).where).toBe('France')
  })

  it('is no longer said once it is over, nor of a game that is not known', () => {
    expect(raceHere({ ...match, game: 'heat', over: true }, undefined, 'en', now).where).toBeUndefined()
    expect(raceHere(match, undefined, 'en', now).where).toBeUndefined()
  })
})

describe('who plays', () => {
  it('counts open seats and bots, and names people', () => {
    const sitters = [
      { seat: 0, kind: 'person', name: 'Anna' },
      { seat: 1, kind: 'open' },
      { seat: 2, kind: 'open' },
      { seat: 3, kind: 'bot' },
    ] as const
    expect(whoPlays(sitters, undefined, undefined, 'en')).toBe('Anna, 1 bot, and 2 open seats')
    expect(whoPlays(sitters, 0, undefined, 'fr')).toBe('Vous, 1 bot et 2 places libres')
  })
})

describe('since when', () => {
  it.each([
    [0, 'just now'],
    [59 * 1000, 'just now'],
    [minute, '1 minute ago'],
    [119 * minute, '1 hour ago'],
    [25 * 60 * minute, 'yesterday'],
    [-minute, 'just now'],
  ])('%i milliseconds are told as %s', (past, said) => {
    expect(ago(now - past, now, 'en')).toBe(said)
  })
})
