import { gameIds, openBox } from '@paddock/games'
import { describe, expect, it } from 'vitest'
import { openGamePage } from '../../table/open-game-page.ts'
import { BotsRace } from './bots-race.ts'

describe.each(gameIds)('the quiet race of %s', (id) => {
  async function race() {
    const box = await openBox(id)
    if (!box) throw new Error(`no game ${id}`)
    return new BotsRace(box, await openGamePage(box), 'a seed for the hero')
  }

  it('runs to its end, and another one starts', async () => {
    const quiet = await race()
    let decisions = 0
    while (!quiet.over) {
      quiet.step()
      decisions++
    }
    expect(decisions).toBeGreaterThan(10)
    quiet.step()
    expect(quiet.over).toBe(false)
  })

  it('moves cars that are on the circuit, to where the next scene has them', async () => {
    const quiet = await race()
    let moved = 0
    for (let turn = 0; turn < 40; turn++) {
      const { cars, moves } = quiet.step()
      for (const { car, path } of moves) {
        moved++
        expect(path.length).toBeGreaterThan(0)
        expect(cars('en').map((each) => each.id)).toContain(car)
      }
    }
    expect(moved).toBeGreaterThan(0)
  })
})
