import { expect, test } from 'vitest'
import { firstLook, lifted, nextLook } from './look.ts'

const owing = (pending: number[], decided: number[] = []) => ({ pending, decided })

test('with one person there is never a curtain, whoever is asked', () => {
  const look = firstLook([2], owing([0]))
  expect(look).toEqual({ viewer: 2, curtain: undefined })
  expect(nextLook(look, [2], owing([1]))).toEqual(look)
  expect(nextLook(look, [2], owing([2]))).toEqual(look)
})

test('a match that is passed round opens with the curtain down for whoever is asked', () => {
  expect(firstLook([0, 1], owing([1]))).toEqual({ viewer: 'spectator', curtain: 1 })
})

test('while bots move nobody is called to the device', () => {
  expect(firstLook([0, 1], owing([2]))).toEqual({ viewer: 'spectator', curtain: undefined })
  expect(nextLook({ viewer: 0, curtain: undefined }, [0, 1], owing([2]))).toEqual({ viewer: 0, curtain: undefined })
})

test('the curtain falls when another person is asked, and lifts for that person', () => {
  const fallen = nextLook({ viewer: 0, curtain: undefined }, [0, 1], owing([1]))
  expect(fallen).toEqual({ viewer: 'spectator', curtain: 1 })
  expect(lifted(fallen)).toEqual({ viewer: 1, curtain: undefined })
})

test('whoever is asked again keeps the device', () => {
  const look = { viewer: 0, curtain: undefined }
  expect(nextLook(look, [0, 1], owing([0]))).toEqual(look)
})

test('people who decide in secret take the device one after another', () => {
  let look = firstLook([0, 1, 2], owing([0, 1, 2]))
  const called: unknown[] = []
  for (const decided of [[0], [0, 1], [0, 1, 2]]) {
    called.push(look.curtain)
    look = nextLook(lifted(look), [0, 1, 2], owing([0, 1, 2], decided))
  }
  expect(called).toEqual([0, 1, 2])
  expect(look).toEqual({ viewer: 2, curtain: undefined })
})

test('a bot that seals its decision does not call anyone else to the device', () => {
  const waiting = { viewer: 'spectator', curtain: 1 } as const
  expect(nextLook(waiting, [0, 1], owing([0, 1, 2], [2]))).toEqual(waiting)
})

test('lifting where no curtain is down changes nothing', () => {
  expect(lifted({ viewer: 1, curtain: undefined })).toEqual({ viewer: 1, curtain: undefined })
})
