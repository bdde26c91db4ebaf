import { expect, test } from '@playwright/test'
import { keptGames } from './kit/first-races.ts'
import { heaviest, kilobytes, type Weight, weighHome, weighTable } from './kit/weight.ts'

/** Kilobytes of JavaScript, gzipped, before anything can be done. Bytes, not time: the same on every machine. */
const limits: Readonly<Record<string, number>> = {
  home: 50,
  'formel-fun': 75,
  downforce: 90,
  'top-race': 105,
  heat: 110,
}

function expectLight(what: string, { first }: Weight): void {
  const weighed = `${what}: ${kilobytes(first)} KB. What is heaviest in it:\n${heaviest(first, 40)}`
  expect(kilobytes(first), weighed).toBeLessThanOrEqual(limits[what] ?? 0)
}

test('a first visit fetches no more JavaScript than it may, at home and at every table', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  expectLight('home', await weighHome(browser, origin, 0))
  for (const game of await keptGames()) expectLight(game.id, await weighTable(browser, origin, game, 0))
})
