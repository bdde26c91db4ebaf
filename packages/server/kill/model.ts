/** What clients were told for certain, and what they were told was refused: the store must agree with all of it. */
export interface Acknowledged {
  readonly table: string
  readonly seat: number
  readonly id: string
  /** What was decided; nothing for an undo. */
  readonly action?: unknown
  readonly entry: number
  readonly n: number
  readonly outcome: string
}

export interface Said {
  readonly table: string
  readonly seat: number
  readonly text: string
  /** `there`: it was acknowledged; `absent`: it was said that nothing was done; `unknown`: the answer was lost. */
  readonly fate: 'there' | 'absent' | 'unknown'
}

export interface SeatTaken {
  readonly table: string
  readonly seat: number
  readonly person: string
}

export class Model {
  /** By table; a table that was judged needs them no longer. */
  readonly acknowledged = new Map<string, Acknowledged[]>()
  /** Those that nobody has looked for in the store yet. */
  unchecked: Acknowledged[] = []
  /** How many there were in all. */
  count = 0
  /** Commands that were turned down, as `table seat id`. */
  readonly refused = new Set<string>()
  /** Those of which an earlier attempt was never answered: they may have been carried out all the same. */
  readonly unsure = new Set<string>()
  readonly said: Said[] = []
  readonly seated: SeatTaken[] = []
  readonly rematches = new Map<string, string>()
  readonly tables = new Set<string>()
  readonly finished = new Set<string>()
  /** What was answered or told and must not be. */
  readonly faults: string[] = []
  /** How often a socket had missed something and came back for it. */
  gaps = 0

  /** Something was wrong. After a while it is always the same. */
  fault(what: string): void {
    if (this.faults.length < 50) this.faults.push(what)
  }

  done(what: Acknowledged): void {
    this.count++
    this.unchecked.push(what)
    const before = this.acknowledged.get(what.table)
    if (before) before.push(what)
    else this.acknowledged.set(what.table, [what])
  }

  /** There is one rematch of each table, whoever asks. */
  rematch(table: string, next: string): void {
    const known = this.rematches.get(table) ?? next
    if (known !== next) this.fault(`Table ${table} has two rematches, ${known} and ${next}.`)
    this.rematches.set(table, known)
  }
}
