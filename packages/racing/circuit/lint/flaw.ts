/** Something wrong with a circuit. */
export interface Flaw {
  readonly check: Check
  /** The space, line or part that is wrong, by its name. */
  readonly where: string
  /** What is wrong, as a sentence for the author. */
  readonly problem: string
}

export type Check =
  | 'loop'
  | 'stretch'
  | 'ids'
  | 'crossing'
  | 'overlap'
  | 'front'
  | 'rectangle'
  | 'ahead'
  | 'grid'
  | 'reach'
  | 'finish'
  | 'lines'
  | 'betting'
  | 'corners'
  | 'room'
  | 'figures'
