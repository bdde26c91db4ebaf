/** What is heard on a line. */
export interface Ears {
  heard(text: string): void
  closed(code: number): void
}

export interface Call {
  say(text: string): void
  hangUp(): void
}

/** Opens a WebSocket to a path of the server. Once `closed` was called or `hangUp` used, nothing more is heard. */
export type Dial = (path: string, ears: Ears) => Call

/** Over this page's own server. */
export const dialServer: Dial = (path, ears) => listenTo(new WebSocket(new URL(path, wsOrigin(location.origin))), ears)

export function wsOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws')
}

export function listenTo(socket: WebSocket, { heard, closed }: Ears): Call {
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
    hangUp: () => {
      over = true
      socket.close()
    },
  }
}
