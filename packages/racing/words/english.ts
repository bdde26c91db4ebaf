/** What every game counts alike. */

export function counted(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`
}

export function spaces(count: number): string {
  return counted(count, 'space')
}

export function cardCount(count: number): string {
  return counted(count, 'card')
}

export function points(count: number): string {
  return counted(count, 'point')
}

export function ordinal(place: number): string {
  const ending = place > 10 && place < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}
