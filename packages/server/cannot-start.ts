/** A server that cannot be started, and why, in a sentence for whoever tried. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
