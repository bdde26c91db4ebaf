/** Lists of numbers, which tables are made of. */

/** Takes one item that is known to be in a list out of it. */
export function takeOut(list: number[], item: number): void {
  const place = list.indexOf(item)
  if (place < 0) throw new RangeError(`no ${item} to take`)
  list.splice(place, 1)
}

export function copyLists(lists: readonly (readonly number[])[]): number[][] {
  return lists.map((list) => list.slice())
}

/** Each item once, from the lowest. */
export function different(list: readonly number[]): number[] {
  return [...new Set(list)].sort((a, b) => a - b)
}

export function sum(numbers: readonly number[]): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
