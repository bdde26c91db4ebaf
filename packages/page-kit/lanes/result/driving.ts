import type { Seat } from '@paddock/kernel'
import { TallySheet } from '../../tally-sheet.ts'

/** A move as both games tell it. */
interface Moved {
  /** Who steered. */
  readonly seat: Seat
  readonly car: number
  readonly path: readonly number[]
  readonly lost: number
  readonly blockers: readonly number[]
}

/** A move that was cut short. */
export interface Jam {
  readonly owner: Seat
  readonly car: number
  readonly lost: number
  readonly blocker: number
  readonly at: number
}

/** What is counted of the moves of everyone's cars, for those who own them. */
export class Driving {
  readonly driven = new TallySheet()
  readonly lost = new TallySheet()
  readonly heldUp = new TallySheet()
  readonly jams: Jam[] = []
  #owner: readonly number[] = []

  /** Whose each car is from now on; below 0 nobody's. */
  own(owner: readonly number[]): void {
    this.#owner = owner
  }

  give(car: number, seat: number): void {
    const owner = [...this.#owner]
    while (owner.length <= car) owner.push(-1)
    owner[car] = seat
    this.#owner = owner
  }

  ownerOf(car: number): number {
    return this.#owner[car] ?? -1
  }

  moved({ car, path, lost, blockers }: Moved, at: number): void {
    const owner = this.ownerOf(car)
    if (owner >= 0) this.driven.add(owner, path.length, at)
    if (lost === 0) return
    if (owner >= 0) {
      this.lost.add(owner, lost, at)
      this.jams.push({ owner, car, lost, blocker: blockers[0] ?? -1, at })
    }
    const holders = new Set(blockers.map((blocker) => this.ownerOf(blocker)))
    for (const seat of holders) if (seat >= 0 && seat !== owner) this.heldUp.add(seat, lost, at)
  }

  /** The move in which the seat's cars lost most. */
  worstJamOf(seat: Seat): Jam | undefined {
    return this.jams.filter(({ owner }) => owner === seat).toSorted((a, b) => b.lost - a.lost)[0]
  }
}
