import { describe, expect, it } from 'vitest'
import { problemsOf } from './problems.ts'
import { type Chair, resize, type SetupTerms, seatChair, seatCounts, usualSetup } from './setup.ts'

const terms: SetupTerms = {
  seats: { min: 3, max: 6 },
  options: [{ name: 'laps', values: [1, 2, 3], usual: 2 }],
  clashes: [],
  bots: ['instinct', 'random'],
}
const bot: Chair = { kind: 'bot', bot: 'instinct' }
const person = (name: string): Chair => ({ kind: 'person', name })

describe('the usual set-up', () => {
  it('seats a lone player with three bots and takes the usual options', () => {
    expect(usualSetup('alone', terms)).toEqual({
      chairs: [person(''), bot, bot, bot],
      options: { laps: 2 },
    })
  })

  it('takes the nearest number of seats where four is out of range', () => {
    const few = { ...terms, seats: { min: 2, max: 3 } }
    const many = { ...terms, seats: { min: 5, max: 8 } }
    expect(usualSetup('alone', few).chairs).toHaveLength(3)
    expect(usualSetup('alone', many).chairs).toHaveLength(5)
  })

  it('seats people round one device and keeps the table as small as the game allows', () => {
    expect(usualSetup('shared', terms).chairs).toEqual([person(''), person(''), person('')])
    expect(usualSetup('shared', { ...terms, seats: { min: 1, max: 6 } }).chairs).toHaveLength(2)
  })

  it('leaves the other seats open for friends', () => {
    const { chairs } = usualSetup('friends', terms)
    expect(chairs.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'open'])
  })

  it.each(['alone', 'shared', 'friends'] as const)('can start as it is: %s', (kind) => {
    expect(problemsOf(usualSetup(kind, terms), kind, terms)).toEqual([])
  })
})

describe('the number of seats', () => {
  it('adds bots to a lone player and people to a shared device', () => {
    const alone = resize(usualSetup('alone', terms), 6, 'alone', terms)
    expect(alone.chairs.slice(4)).toEqual([bot, bot])
    const shared = resize(usualSetup('shared', terms), 4, 'shared', terms)
    expect(shared.chairs.at(-1)).toEqual(person(''))
  })

  it('may be a single one where the game allows it and nobody else is to come', () => {
    const solo = { ...terms, seats: { min: 1, max: 3 } }
    expect(seatCounts('alone', solo)).toEqual([1, 2, 3])
    expect(seatCounts('shared', solo)).toEqual([2, 3])
    expect(seatCounts('friends', solo)).toEqual([2, 3])
    const alone = resize(usualSetup('alone', solo), 1, 'alone', solo)
    expect(alone.chairs).toEqual([person('')])
    expect(problemsOf(alone, 'alone', solo)).toEqual([])
  })

  it('never takes the seat of the one who plays', () => {
    const setup = { chairs: [bot, bot, bot, person('')], options: {} }
    expect(resize(setup, 3, 'alone', terms).chairs).toEqual([bot, bot, person('')])
  })
})

describe('who sits where', () => {
  it('moves a lone player to the seat they choose, and the bot to the seat they left', () => {
    const random: Chair = { kind: 'bot', bot: 'random' }
    const setup = { chairs: [person(''), bot, random], options: {} }
    expect(seatChair(setup, 2, person(''), 'alone').chairs).toEqual([random, bot, person('')])
  })

  it('seats as many people as wanted at a shared device', () => {
    const setup = { chairs: [person('Anna'), bot], options: {} }
    expect(seatChair(setup, 1, person('Ben'), 'shared').chairs).toEqual([person('Anna'), person('Ben')])
  })
})

describe('what keeps a set-up from starting', () => {
  it('is a name that is too long or borne twice, but none that is missing', () => {
    const chairs = [person('Anna'), person('  '), person(''), person('x'.repeat(25)), person(' anna ')]
    expect(problemsOf({ chairs, options: {} }, 'shared', terms)).toEqual([
      { type: 'name-too-long', seat: 3 },
      { type: 'same-name', seat: 4, name: 'anna' },
    ])
  })

  it('is a shared device with only one person', () => {
    expect(problemsOf({ chairs: [person('Anna'), bot, bot], options: {} }, 'shared', terms)).toEqual([
      { type: 'too-few-people' },
    ])
  })

  it('is a table where whoever sets it up has no seat, or friends have none', () => {
    expect(problemsOf({ chairs: [bot, bot, bot], options: {} }, 'alone', terms)).toEqual([{ type: 'no-seat-for-you' }])
    expect(problemsOf({ chairs: [person(''), bot, bot], options: {} }, 'friends', terms)).toEqual([
      { type: 'nobody-to-invite' },
    ])
  })
})
