import { describe, expect, it } from 'vitest'
import { problemsOf } from './problems.ts'
import { type Chair, type Frame, freeName, resize, seatChair, usualSetup } from './setup.ts'

const frame: Frame = {
  seats: { min: 3, max: 6 },
  options: [{ name: 'laps', values: [1, 2, 3], usual: 2 }],
  bots: ['instinct', 'random'],
}
const called = (number: number) => `Player ${number}`
const bot: Chair = { kind: 'bot', bot: 'instinct' }
const person = (name: string): Chair => ({ kind: 'person', name })

describe('the usual set-up', () => {
  it('seats a lone player with three bots and takes the usual options', () => {
    expect(usualSetup('alone', frame, called)).toEqual({
      chairs: [person(''), bot, bot, bot],
      options: { laps: 2 },
    })
  })

  it('takes the nearest number of seats where four is out of range', () => {
    const few = { ...frame, seats: { min: 2, max: 3 } }
    const many = { ...frame, seats: { min: 5, max: 8 } }
    expect(usualSetup('alone', few, called).chairs).toHaveLength(3)
    expect(usualSetup('alone', many, called).chairs).toHaveLength(5)
  })

  it('names the people round one device and keeps the table as small as the game allows', () => {
    const names = usualSetup('shared', frame, called).chairs
    expect(names).toEqual([person('Player 1'), person('Player 2'), person('Player 3')])
    expect(usualSetup('shared', { ...frame, seats: { min: 1, max: 6 } }, called).chairs).toHaveLength(2)
  })

  it('leaves the other seats open for friends', () => {
    const { chairs } = usualSetup('friends', frame, called)
    expect(chairs.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'open'])
  })

  it.each(['alone', 'shared', 'friends'] as const)('can start as it is: %s', (kind) => {
    expect(problemsOf(usualSetup(kind, frame, called), kind)).toEqual([])
  })
})

describe('the number of seats', () => {
  it('adds bots to a lone player and people to a shared device', () => {
    const alone = resize(usualSetup('alone', frame, called), 6, 'alone', frame, called)
    expect(alone.chairs.slice(4)).toEqual([bot, bot])
    const shared = resize(usualSetup('shared', frame, called), 4, 'shared', frame, called)
    expect(shared.chairs.at(-1)).toEqual(person('Player 4'))
  })

  it('never takes the seat of the one who plays', () => {
    const setup = { chairs: [bot, bot, bot, person('')], options: {} }
    expect(resize(setup, 3, 'alone', frame, called).chairs).toEqual([bot, bot, person('')])
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

  it('gives a further person the lowest free number', () => {
    expect(freeName([person('Player 2'), person('Anna'), bot], called)).toBe('Player 1')
    expect(freeName([person('Player 1'), person('Player 2')], called)).toBe('Player 3')
  })
})

describe('what keeps a set-up from starting', () => {
  it('is a name that is missing, too long or borne twice', () => {
    const chairs = [person('Anna'), person('  '), person('x'.repeat(25)), person(' anna ')]
    expect(problemsOf({ chairs, options: {} }, 'shared')).toEqual([
      { type: 'name-missing', seat: 1 },
      { type: 'name-too-long', seat: 2 },
      { type: 'same-name', seat: 3, name: 'anna' },
    ])
  })

  it('is a shared device with only one person', () => {
    expect(problemsOf({ chairs: [person('Anna'), bot, bot], options: {} }, 'shared')).toEqual([
      { type: 'too-few-people' },
    ])
  })

  it('is a table where whoever sets it up has no seat, or friends have none', () => {
    expect(problemsOf({ chairs: [bot, bot, bot], options: {} }, 'alone')).toEqual([{ type: 'no-seat-for-you' }])
    expect(problemsOf({ chairs: [person(''), bot, bot], options: {} }, 'friends')).toEqual([
      { type: 'nobody-to-invite' },
    ])
  })
})
