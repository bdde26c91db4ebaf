import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Keeps every connection in mind, so that all of them can be ended. What Node keeps of its own leaves out those that
 * have become WebSockets, and does not count as idle who never asked anything.
 */
export class Connections {
  readonly #open = new Set<Socket>()

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  end(): void {
    for (const socket of this.#open) socket.destroy()
  }
}
