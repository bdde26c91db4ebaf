/** What is heard of a socket. */
export interface SocketEvents {
  heard(text: string): void
  closed(code: number): void
}

export interface Socket {
  say(text: string): void
  close(): void
}

/** Opens a WebSocket to a path of the server. Once `closed` was called or `close` used, nothing more is heard. */
export type OpenSocket = (path: string, events: SocketEvents) => Socket

/** Over this page's own server. */
export const openServerSocket: OpenSocket = (path, events) =>
  listenTo(new WebSocket(new URL(path, wsOrigin(location.origin))), events)

export function wsOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws')
}

export function listenTo(socket: WebSocket, { heard, closed }: SocketEvents): Socket {
  let over = false
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!over && typeof data === 'string') heard(data)
  })
  socket.addEventListener('close', ({ code }) => {
    if (over) return
    over = true
    closed(code)
  })
  return {
    say: (text) => socket.readyState === socket.OPEN && socket.send(text),
    close: () => {
      over = true
      socket.close()
    },
  }
}
