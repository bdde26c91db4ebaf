/** What is to be played: plain data, so that a worker can be told. */
export interface SeriesPlan {
  readonly game: string
  /** One for each seat. */
  readonly bots: readonly string[]
  readonly options: unknown
  readonly seed: string
  /** Over how many seatings each deal is played: 1 to watch the game, as many as seats to compare bots. */
  readonly rotations: number
  /** Whether every decision is timed. It costs a little, so only who wants to know pays. */
  readonly timed: boolean
  /** Whether the game's own figures are counted, if it has any. */
  readonly tallied: boolean
}

/** Blocks that are played in one go, `to` not among them. */
export interface Chunk {
  readonly from: number
  readonly to: number
}

/** The deal of a block. `paddock record --seed <this>` plays it again. */
export function dealOf(plan: SeriesPlan, block: number): string {
  return `${plan.seed}/${block}`
}

/** Who sits where: in every rotation each bot moves up by one seat. */
export function seating(bots: readonly string[], rotation: number): string[] {
  const turn = rotation % bots.length
  return [...bots.slice(turn), ...bots.slice(0, turn)]
}

/** Small enough to share evenly and to show progress, large enough that handing over costs nothing. */
export function cut(blocks: number, workers: number): Chunk[] {
  const size = Math.min(64, Math.max(1, Math.floor(blocks / (Math.max(1, workers) * 16))))
  const chunks: Chunk[] = []
  for (let from = 0; from < blocks; from += size) chunks.push({ from, to: Math.min(blocks, from + size) })
  return chunks
}
