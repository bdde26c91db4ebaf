import { expect, test } from 'vitest'
import { Lane } from './lane.ts'

test('work goes one after the other, with a rest after each as long as it took', async () => {
  const clock = { now: 0 }
  const happened: string[] = []
  const lane = new Lane(
    () => clock.now,
    async (milliseconds) => void happened.push(`rest ${milliseconds}`),
  )
  const work = (name: string, took: number) =>
    lane.run(async () => {
      happened.push(name)
      await Promise.resolve()
      clock.now += took
      return name
    })
  expect(await Promise.all([work('a', 5), work('b', 2)])).toEqual(['a', 'b'])
  await work('c', 0)
  expect(happened.slice(0, 5)).toEqual(['a', 'rest 5', 'b', 'rest 2', 'c'])
})

test('work that fails holds up nobody', async () => {
  const lane = new Lane(
    () => 0,
    async () => {},
  )
  const failed = lane.run(async () => {
    throw new Error('no')
  })
  const next = lane.run(async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
