/** A number of a list that is known to be there. For numbers only: what reads one kind of list is fast. */
export function at(numbers: readonly number[], index: number): number {
  const number = numbers[index]
  if (number === undefined) throw new RangeError(`nothing at ${index}`)
  return number
}
