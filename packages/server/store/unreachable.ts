/** The store did not answer. Whoever asks again later may be answered. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}
