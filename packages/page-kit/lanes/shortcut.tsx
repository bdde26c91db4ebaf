/** Only so many choices have a key of their own. */
const keys = 9

/** The number that makes a choice, where there are keys. */
export function Shortcut({ choice }: { readonly choice: number }) {
  return choice < keys ? <kbd class="key">{choice + 1}</kbd> : null
}
