import { expect, test, vi } from 'vitest'
import type { LiveStep } from '../session.ts'
import type { BotDecision } from './bot-desk.ts'
import { open, start } from './open.ts'
import { Saves } from './saves.ts'
import { sitters } from './testing/browser.ts'
import { MemoryStorage } from './testing/memory-storage.ts'

test('a bot that everyone waits for is asked while the page is still on its way, and not again', async () => {
  const saves = new Saves(new MemoryStorage())
  const asked: string[] = []
  const choose = async ({ choices, seed }: BotDecision) => {
    asked.push(seed)
    return choices[0]
  }
  const id = await start({ game: 'formel-fun', options: {}, sitters: sitters(3, 0) }, saves)
  const session = await open(id, saves, { choose })
  expect(asked).toHaveLength(1)
  expect(session?.position.value.entry).toBe(0)
  const steps: LiveStep[] = []
  session?.onStep((step) => steps.push(step))
  await vi.waitFor(() => expect(steps).toHaveLength(1))
  session?.ready()
  await vi.waitFor(() => expect(steps).toHaveLength(2))
  expect(new Set(asked).size).toBe(asked.length)
})
