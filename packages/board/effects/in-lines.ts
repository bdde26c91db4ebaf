/** More than this on one line is hard to take in at a glance. */
const longest = 22

/** A few words on one line, or on two of about the same length. */
export function inLines(text: string): readonly string[] {
  if (text.length <= longest) return [text]
  const breaks = Array.from(text.matchAll(/ /g), ({ index }) => index)
  const middle = text.length / 2
  const [at] = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
