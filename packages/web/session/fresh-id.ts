/** Letters that nobody mixes up when reading them aloud. 32 of them: five bits each. */
const letters = '23456789abcdefghijkmnpqrstuvwxyz'

/** A name that nobody else will draw: 80 random bits. `crypto.randomUUID` is missing where a page comes over plain http. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => letters[byte % letters.length]).join('')
}
