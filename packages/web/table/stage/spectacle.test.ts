import { beforeEach, describe, expect, test } from 'vitest'
import { noTempo } from './tempo.ts'
import { askedAt, House, stepTo } from './testing.ts'

let house: House
beforeEach(() => {
  house = new House()
})

describe('a spectacle', () => {
  test('of lights is waited for', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'lights'))
    expect(on.shown.value).toMatchObject({ isBusy: true, spectacle: { kind: 'lights', milliseconds: 1000 } })
    house.clock.pass(1000)
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: undefined })
  })

  test('of a card is waited for where there is time for cards, and not shown where there is none', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'played'))
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: undefined })
    house.tempo = { ...house.tempo, card: 1600 }
    house.happen(on, stepTo(2, 'played'))
    expect(on.shown.value.spectacle?.kind).toBe('card')
    house.clock.pass(1599)
    expect(on.shown.value.isBusy).toBe(true)
    house.clock.pass(1)
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: undefined })
  })

  test('of a photo stands before what it decides is seen, longer than anything else', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'close'))
    expect(on.shown.value).toMatchObject({ spectacle: { kind: 'photo' }, position: { view: { latest: 'start' } } })
    house.clock.pass(2399)
    expect(on.shown.value.isBusy).toBe(true)
    house.clock.pass(1)
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: undefined })
  })

  test('of a photo waits for a car that drives into it, more slowly than ever', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'driven close'))
    expect(on.shown.value).toMatchObject({ spectacle: undefined, motion: { milliseconds: 1000 } })
    house.clock.pass(1000)
    expect(on.shown.value).toMatchObject({ spectacle: { kind: 'photo' }, motion: undefined })
    expect(on.shown.value.position.view).toEqual({ latest: 'driven close' })
  })

  test('is skipped by a tap, but for a photo, which stays in sight and is waited for by nobody', () => {
    house.tempo = { ...house.tempo, card: 1600 }
    const on = house.stage()
    house.happen(on, { ...stepTo(1, 'drive', 'lights', 'played'), asked: { ...askedAt(1), choices: [] } })
    on.skip()
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: undefined })
    house.happen(on, stepTo(2, 'close'))
    expect(on.shown.value).toMatchObject({ isBusy: false, spectacle: { kind: 'photo' } })
    house.clock.pass(3500)
    expect(on.shown.value.spectacle).toBeUndefined()
  })
})

describe('what happens to a car', () => {
  test('is in sight for a while, whatever comes meanwhile', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'jam', 'drive'))
    expect(on.shown.value.sights).toMatchObject([{ event: { type: 'jam' }, cues: [{ kind: 'jam', car: 'a' }] }])
    house.clock.pass(699)
    expect(on.shown.value.sights).toHaveLength(1)
    house.clock.pass(1)
    expect(on.shown.value.sights).toEqual([])
  })

  test('is seen at that car if it is great', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'great'))
    expect(on.shown.value).toMatchObject({ moment: { type: 'great' }, momentAt: 'a' })
  })

  test('is not said where everything comes at once', () => {
    house.tempo = noTempo
    const on = house.stage()
    house.happen(on, stepTo(1, 'jam'))
    expect(on.shown.value.sights).toEqual([])
  })
})

describe('step by step', () => {
  beforeEach(() => {
    house.tempo = { ...house.tempo, card: 1, isStepwise: true }
  })

  test('whatever others do waits for a press, however long that takes', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'played', 'drive', 'whistle', 'great'))
    for (const latest of ['played', 'drive', 'great']) {
      house.clock.pass(60_000)
      expect(on.shown.value).toMatchObject({ isBusy: true, awaitsPress: true, position: { view: { latest } } })
      on.press()
    }
    expect(on.shown.value).toMatchObject({ isBusy: false, awaitsPress: false, moment: undefined })
  })

  test('what the viewer does waits for nobody', () => {
    const on = house.stage()
    const event = { type: 'drive', seat: 0 }
    house.happen(on, { ...stepTo(1), seat: 0, frames: [{ event, patch: { latest: 'drive' } }] })
    house.clock.pass(400)
    house.clock.pass(400)
    expect(on.shown.value).toMatchObject({ isBusy: false, awaitsPress: false })
  })

  test('a tap on skip goes all the way', () => {
    const on = house.stage()
    house.happen(on, stepTo(1, 'played', 'drive', 'card'))
    on.skip()
    expect(on.shown.value).toMatchObject({ isBusy: false, awaitsPress: false, position: { entry: 1 } })
  })
})
