/** What the workshop says in one language. */
export interface WorkshopWords {
  readonly workshop: string
  readonly order: string
  readonly yours: string
  yourTurn(rank: number): string
  picks(name: string): string
  readonly isDone: string
  readonly market: string
  takenBy(name: string): string
  readonly lookFirst: string
  take(card: string | undefined): string
  /** "Card 8". */
  numbered(number: number): string
  readonly yourCar: string
  readonly nothingYet: string
  readonly otherCars: string

  readonly give: string
  readonly takeInstead: string
  readonly swapHow: string
  swap(give: string | undefined, take: string | undefined): string
  readonly leaveIt: string
  readonly rearmostSwaps: string

  readonly keepHow: string
  keep(card: string | undefined): string
  keepInstead(card: string): string
  kept(card: string): string
  readonly everyoneKeeps: string

  readonly raceAhead: string
  laps(count: number): string
  readonly limits: string
  supplies(heat: number, stress: number): string
}
