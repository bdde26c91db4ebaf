import { asTrouble } from '../trouble.ts'

/** Pauses between tries, in milliseconds: a command is given up after a quarter of a minute. */
const pauses = [300, 1000, 2000, 4000, 8000]

/**
 * Sends a command until it is answered. A lost answer may mean that it was carried out: so `send`
 * must name the command the same every time, and the server does it once.
 */
export async function deliver<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await send()
    } catch (thrown) {
      const { code } = asTrouble(thrown)
      if (code !== 'offline' && code !== 'unavailable') throw thrown
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return send()
}
