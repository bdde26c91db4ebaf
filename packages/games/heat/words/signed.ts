/** "+2", "−1": with a minus sign, not a hyphen. */
export function signed(number: number): string {
  return number < 0 ? `\u2212${-number}` : `+${number}`
}
