import type { WebSocket } from 'ws'
import type { Watchers } from './watchers.ts'

/** Asks every socket now and then whether anyone is still there, and ends those that do not answer. */
export function startHeartbeat(watchers: Watchers, every: number): () => void {
  const asked = new WeakSet<WebSocket>()
  const beat = (): void => {
    for (const { socket } of watchers.all()) {
      if (asked.has(socket)) {
        socket.terminate()
        continue
      }
      asked.add(socket)
      socket.once('pong', () => asked.delete(socket))
      socket.ping()
    }
  }
  const timer = setInterval(beat, every)
  return () => clearInterval(timer)
}
