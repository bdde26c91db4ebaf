/** A line of the input, or the news that it was too long to be kept. */
export type InputLine = string | { readonly tooLong: true }

const newline = 0x0a

/** Cuts a stream into lines. What goes beyond the longest allowed line is thrown away as it comes in. */
export async function* linesOf(input: AsyncIterable<Buffer>, longest: number): AsyncGenerator<InputLine> {
  let parts: Buffer[] = []
  let length = 0
  const keep = (part: Buffer): void => {
    length += part.length
    if (length > longest) parts = []
    else parts.push(part)
  }
  const finish = (): InputLine => {
    const line = length > longest ? ({ tooLong: true } as const) : Buffer.concat(parts).toString('utf8')
    parts = []
    length = 0
    return line
  }
  for await (const chunk of input) {
    let from = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      keep(chunk.subarray(from, end))
      yield finish()
      from = end + 1
    }
    keep(chunk.subarray(from))
  }
  if (length > 0) yield finish()
}
