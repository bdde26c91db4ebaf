/** A server that cannot be started, and why, in a sentence for whoever tried. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
  /** What stands in the way, where another one would do. */
  readonly concerns: 'port' | 'host' | 'folder' | undefined

  constructor(
    message: string,
    { concerns, ...options }: ErrorOptions & { readonly concerns?: CannotStart['concerns'] } = {},
  ) {
    super(message, options)
    this.concerns = concerns
  }
}
