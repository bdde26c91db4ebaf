/** Something of the rules that can be found: where it is, and all that it says. */
export interface Findable {
  /** What comes after # in the address. */
  readonly id: string
  readonly kind: 'word' | 'section' | 'example' | 'rule'
  readonly title: string
  readonly text: string
}

/** A piece of a text; those that were looked for stand out. */
export interface Snippet {
  readonly text: string
  readonly isFound: boolean
}

export interface Hit {
  readonly place: Findable
  readonly title: readonly Snippet[]
  readonly excerpt: readonly Snippet[]
}

/** Signs around what was found, in an excerpt. */
const around = 60

/** Letters as one types them in a hurry: small, without accents, with plain apostrophes. One sign for each of the text. */
export function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldedSign(text.charAt(at))).join('')
}

function foldedSign(sign: string): string {
  if (sign === '’') return "'"
  if (sign === '\u00a0') return ' '
  const bare = sign.normalize('NFD').charAt(0).toLowerCase()
  return bare.length === 1 ? bare : sign
}

/** The places in which every word that was typed stands, those with it in their titles first. */
export function find(places: readonly Findable[], typed: string): readonly Hit[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return places
    .flatMap((place) => {
      const [title, text] = [folded(place.title), folded(place.text)]
      if (!wanted.every((word) => title.includes(word) || text.includes(word))) return []
      const rank = wanted.every((word) => title.includes(word)) ? (title.startsWith(wanted[0] ?? '') ? 0 : 1) : 2
      return [{ place, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ place }) => ({
      place,
      title: pieces(place.title, wanted),
      excerpt: pieces(excerptOf(place.text, wanted), wanted),
    }))
}

/** The text about the first word that is found in it. */
function excerptOf(text: string, wanted: readonly string[]): string {
  const plain = folded(text)
  const first = Math.min(...wanted.map((word) => plain.indexOf(word)).filter((at) => at >= 0))
  if (!Number.isFinite(first)) return text.length > 2 * around ? `${text.slice(0, 2 * around).trimEnd()}…` : text
  const from = first > around ? text.indexOf(' ', first - around) + 1 : 0
  const end = text.indexOf(' ', first + around)
  return `${from > 0 ? '…' : ''}${end < 0 ? text.slice(from) : `${text.slice(from, end)}…`}`
}

/** A text cut where something that was looked for begins and ends. */
export function pieces(text: string, wanted: readonly string[]): readonly Snippet[] {
  const plain = folded(text)
  const found: Snippet[] = []
  let from = 0
  while (from < text.length) {
    const [next] = wanted
      .map((word) => ({ at: plain.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at || other.length - one.length)
    if (!next) break
    if (next.at > from) found.push({ text: text.slice(from, next.at), isFound: false })
    found.push({ text: text.slice(next.at, next.at + next.length), isFound: true })
    from = next.at + next.length
  }
  if (from < text.length) found.push({ text: text.slice(from), isFound: false })
  return found
}
