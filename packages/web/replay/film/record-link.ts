/** A record carried in an address, after the #: no server sees it, and none is needed to open it. */

/** Bytes: no record of a match is larger. */
const largest = 8_000_000
/** Signs: the record of the longest season takes a tenth of it. */
const longestLink = 1_000_000
/** So many bytes are unpacked at a time: at most a thousand times as many come of them before the sum is looked at. */
const chunk = 1024

/** As text for an address: JSON, packed, in letters that need no escaping. */
export async function packed(value: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The value that was packed. Throws if the text is not what `packed` made, or more than any record. */
export async function unpacked(text: string): Promise<unknown> {
  if (text.length > longestLink) throw new Error('too long for a record')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = await through(
    Uint8Array.from(binary, (sign) => sign.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  press: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  // What goes wrong with it is heard where it comes out.
  feed(bytes, press.writable).catch(() => {})
  for await (const part of press.readable) {
    parts.push(part)
    size += part.length
    // A few bytes can unpack to more than a page has room for.
    if (size > largest) throw new Error('too large for a record')
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** One piece at a time, each when the last has been through: a stream of its own accord would take in far more. */
async function feed(bytes: Uint8Array<ArrayBuffer>, to: WritableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  const writer = to.getWriter()
  for (let at = 0; at < bytes.length; at += chunk) await writer.write(bytes.slice(at, at + chunk))
  await writer.close()
}
