/** The one that is worth most, the first of equals; undefined if there is none. */
export function best<Item>(items: readonly Item[], worthOf: (item: Item) => number): Item | undefined {
  let found: Item | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const worth = worthOf(item)
    if (worth <= most) continue
    found = item
    most = worth
  }
  return found
}
