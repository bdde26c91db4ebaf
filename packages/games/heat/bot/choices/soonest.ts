/** The one that needs the fewest rounds, the first of equals; undefined if there is none. */
export function soonest<Item>(items: readonly Item[], roundsOf: (item: Item) => number): Item | undefined {
  let found: Item | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const item of items) {
    const rounds = roundsOf(item)
    if (rounds >= fewest) continue
    found = item
    fewest = rounds
  }
  return found
}
