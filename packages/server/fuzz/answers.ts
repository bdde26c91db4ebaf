/** The answers in what a server has sent over a connection. */

export interface RawAnswer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export interface Reading {
  readonly answers: readonly RawAnswer[]
  /** What is left: the beginning of another answer, or what a socket says after it was opened. */
  readonly rest: Buffer
}

/** As many answers as are there in full; `asked` are the methods of the requests they answer. */
export function readAnswers(bytes: Buffer, asked: readonly string[], isClosed: boolean): Reading {
  const answers: RawAnswer[] = []
  let rest = bytes
  for (;;) {
    const read = readOne(rest, asked[answers.length] === 'HEAD', isClosed)
    if (!read) return { answers, rest }
    rest = rest.subarray(read.length)
    // A server may say first that it is ready to go on.
    if (read.answer.status === 100) continue
    answers.push(read.answer)
    if (read.answer.status === 101) return { answers, rest }
  }
}

function readOne(bytes: Buffer, isHead: boolean, isClosed: boolean): { answer: RawAnswer; length: number } | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? Number.NaN)
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const start = end + 4
  const isBare = isHead || status < 200 || status === 204 || status === 304
  const length = isBare ? 0 : bodyLength(bytes.subarray(start), headers, isClosed)
  if (length === undefined) return undefined
  const body = bytes.subarray(start, start + length)
  const isChunked = headers.get('transfer-encoding') === 'chunked'
  const text = isChunked && !isBare ? withoutChunks(body) : body.toString()
  return { answer: { status, headers, body: text }, length: start + length }
}

function bodyLength(rest: Buffer, headers: ReadonlyMap<string, string>, isClosed: boolean): number | undefined {
  const stated = headers.get('content-length')
  if (stated !== undefined) return rest.length >= Number(stated) ? Number(stated) : undefined
  if (headers.get('transfer-encoding') === 'chunked') {
    const end = rest.indexOf('0\r\n\r\n')
    return end < 0 ? undefined : end + 5
  }
  return isClosed ? rest.length : undefined
}

function withoutChunks(body: Buffer): string {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, line).toString(), 16)
    if (!(size > 0)) return Buffer.concat(parts).toString()
    parts.push(body.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
