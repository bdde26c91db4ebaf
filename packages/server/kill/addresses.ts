import type { Rng } from '@paddock/kernel'

/** Where the servers are at the moment: nowhere, while all of them are dead. */
export class Addresses {
  readonly #alive = new Map<string, string>()

  /** A server under that name can be reached there from now on; nowhere, if it is gone. */
  set(name: string, address: string | undefined): void {
    if (address === undefined) this.#alive.delete(name)
    else this.#alive.set(name, address)
  }

  /** Any of them. */
  any(rng: Rng): string | undefined {
    return this.#alive.size === 0 ? undefined : rng.pick([...this.#alive.values()])
  }
}
