/** What the secret bets bring, in purses, at the end of races that were decided by the last card. */
import { expect, test } from 'vitest'
import { beforeFirstLine, carsApart, gains, lastCard } from '../../testing/apart.ts'
import { colours } from '../cards.ts'

const professional = { bets: 'on' } as const

/** The last card takes blue over all three lines. The order is red, blue, yellow, white, black, green. */
const threeBets = (players = 6) => lastCard(carsApart(professional, players), 'S1').play('S1').accelerate().to('46b')
const prizes = { red: 200, blue: 150, yellow: 100, white: 60, black: 30, green: 10 } as const

/** Each of six players has bet on the own car, three times. What one of the bets brought, by the place of its car. */
function byPlace(line: number): number[] {
  const table = threeBets()
  while (table.phase === 'bet') table.bet(...colours)
  const settled = table.told('bets-settled').map(({ bets }) => bets[line])
  return settled.toSorted((a, b) => (a?.place ?? 0) - (b?.place ?? 0)).map((bet) => bet?.money ?? Number.NaN)
}

test('TR-BET-11: bet 1 pays +90,000, +60,000, +30,000, 0, −10,000 and −30,000 for first to sixth', () => {
  expect(byPlace(0)).toEqual([90, 60, 30, 0, -10, -30])
})

test('TR-BET-12: bet 2 pays +60,000, +40,000, +20,000, −10,000, −30,000 and −60,000 for first to sixth', () => {
  expect(byPlace(1)).toEqual([60, 40, 20, -10, -30, -60])
})

test('TR-BET-13: bet 3 pays +30,000, +20,000, +10,000, −20,000, −60,000 and −90,000 for first to sixth', () => {
  expect(byPlace(2)).toEqual([30, 20, 10, -20, -60, -90])
})

test('TR-BET-14: the three results are added up and settled after the race, on top of the prizes; placing a bet costs nothing', () => {
  const table = threeBets()
  table.bet(...colours)
  expect(gains(table)).toEqual([0, 0, 0, 0, 0, 0])
  table.bet(...colours)
  expect(gains(table)).toEqual([0, 0, 0, 0, 0, 0])
  table.bet(...colours)
  const { green, black, white, yellow, blue, red } = prizes
  expect(gains(table)).toEqual([green - 180, black - 100, white - 30, yellow + 60, blue + 120, red + 180])
  const told = table.events.map(({ type }) => type)
  expect(told.indexOf('bets-settled')).toBeGreaterThan(told.lastIndexOf('prize-paid'))
})

test('TR-BET-14: until they are settled, everyone still sees their own bets as they were made', () => {
  const table = threeBets()
  table.bet(...colours).bet(...colours)
  const seen = table.watched(0, () => table.bet(...colours))
  const betsAt = (type: string) => seen.find(({ event }) => event.type === type)?.view.bets.length
  expect([betsAt('race-ended'), betsAt('bets-settled')]).toEqual([3, 3])
})

test('TR-BET-15: bets count by final place, also for a car that was placed by where it stood', () => {
  // White is home, so red, which stands first, comes second.
  const table = lastCard(carsApart(professional).finished('white'), 'S1').play('S1').accelerate().to('46b')
  while (table.phase === 'bet') table.bet('white', 'red', 'green')
  const placed = table.told('bets-settled').map(({ bets, money }) => [bets[0]?.place, money])
  expect(placed).toEqual([
    [1, 180],
    [2, 120],
    [6, -180],
  ])
  // The race is over with green and yellow 10 and 60, black and blue 30 and 100, red 150.
  expect(gains(table)).toEqual([70 + 180, 130 + 120, 150 - 180])
})

test('TR-BET-16: for a line that no car passed there is no bet, no gain and no loss', () => {
  const oneBet = lastCard(beforeFirstLine(professional), 'D6').play('D6').to('20b').bet('red', 'blue', 'green')
  expect([oneBet.phase, oneBet.state.results[0]?.bets.map(({ length }) => length)]).toEqual(['over', [1, 1, 1]])
  expect(gains(oneBet)).toEqual([100 + 10 + 90, 150 + 30 + 60, 200 + 60 - 30])
  const noBet = lastCard(beforeFirstLine(professional), 'D1').play('D1').playOn()
  expect([noBet.told('bet-made'), noBet.told('bets-settled').map(({ money }) => money)]).toEqual([[], [0, 0, 0]])
  expect(gains(noBet).reduce((sum, gain) => sum + gain)).toBe(550)
})

test('TR-EX-01: bets on blue, black and red, which end 6th, 1st and 3rd, give −30,000 + 60,000 + 10,000 = +40,000', () => {
  const table = threeBets()
    .put('black', '50a')
    .put('yellow', '48a')
    .put('red', '47a')
    .put('blue', '2a')
    .put('green', '11b')
  for (const colour of ['blue', 'black', 'red'] as const) table.bet(colour, ...new Array<'white'>(5).fill('white'))
  expect(table.order()).toEqual(['black', 'yellow', 'red', 'white', 'green', 'blue'])
  const [{ bets, money } = { bets: [], money: 0 }] = table.told('bets-settled')
  expect([bets.map((bet) => bet.money), money]).toEqual([[-30, 60, 10], 40])
  // Its own green was fifth.
  expect(table.gain(0)).toBe(30 + 40)
})

test('TR-EX-02: three bets on the car that wins the race give 90,000 + 60,000 + 30,000 = +180,000', () => {
  const table = threeBets()
  while (table.phase === 'bet') table.bet('red', 'blue', 'white', 'green', 'yellow', 'black')
  expect(table.told('bets-settled')[0]).toMatchObject({
    bets: [{ money: 90 }, { money: 60 }, { money: 30 }],
    money: 180,
  })
  expect(table.gain(0)).toBe(prizes.green + 180)
})
