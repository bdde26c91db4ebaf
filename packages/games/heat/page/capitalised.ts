/** As it stands at the head of a line. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
