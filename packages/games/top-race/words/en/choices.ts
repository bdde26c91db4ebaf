import { calling } from '../choices.ts'
import { car, card, cars, distance, money, ordinal, spaces } from './names.ts'

const lanes = ['inside', 'middle', 'outside'] as const

export const action = calling({
  pass: 'pass',
  draw: 'turn over the top card',
  finish: 'to the finish',
  yours: 'yours',
  home: 'home',
  brokenDown: 'broken down',
  stuck: 'stuck',
  money,
  car,
  card,
  hand: (number, best) => `hand ${number} (${best})`,
  start: (number, row, lane) =>
    `start space ${number} (${row === 0 ? 'front row' : 'second row'}, ${lanes[lane] ?? 'outside'})`,
  token: (at, pays) => `${distance(at)} (pays ${pays > 0 ? money(pays) : 'nothing'})`,
  discard: (of) => `discard ${card(of)}`,
  pair: (of) => `${cars(of)}: acceleration or breakdown`,
  accelerate: (of) => `accelerate ${car(of)}`,
  breakDown: (of) => `let ${car(of)} break down`,
  to: (space) => `to ${space}`,
  used: (steps, all) => `${steps} of ${all}`,
  lost: (steps) => `${spaces(steps)} lost`,
  place: (place, isHome) => `${isHome ? 'home' : 'lying'} ${ordinal(place)}`,
})
