/** A line to a server that can be cut: what was sent still arrives, what is answered no longer does. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export class CutLine {
  readonly #server: Server
  readonly #callers = new Set<Socket>()
  readonly address: string
  #isCut = false

  private constructor(server: Server, address: string) {
    this.#server = server
    this.address = address
  }

  /** A line to the host and port of the address; its own address is otherwise the same. */
  static async to(address: string): Promise<CutLine> {
    const target = new URL(address)
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const own = server.address()
    if (typeof own !== 'object' || !own) throw new Error('No port is free.')
    const there = new URL(address)
    there.port = `${own.port}`
    const line = new CutLine(server, there.href)
    server.on('connection', (caller) => line.#connect(caller, Number(target.port), target.hostname))
    return line
  }

  /** From the next answer on nothing comes back, and the caller is hung up on. New callers get through. */
  cut(): void {
    this.#isCut = true
  }

  async close(): Promise<void> {
    for (const caller of this.#callers) caller.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #connect(caller: Socket, port: number, host: string): void {
    const server = connect(port, host)
    this.#callers.add(caller)
    caller.pipe(server)
    server.on('data', (answer) => {
      if (!this.#isCut) {
        caller.write(answer)
        return
      }
      this.#isCut = false
      caller.destroy()
      // What has been sent is carried out, and nobody hears of it.
      setTimeout(() => server.destroy(), 300)
    })
    for (const socket of [caller, server]) socket.on('error', () => {})
    server.on('close', () => caller.destroy())
    caller.on('close', () => this.#callers.delete(caller))
  }
}
