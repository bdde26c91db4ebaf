/** What a person's name may be, and when two look alike. The page and the server ask the same. */

export const longestName = 24

/** More marks than this on one letter are for show. */
const marks = /(\p{M}{3})\p{M}+/gu
/**
 * What cannot be seen: signs that turn the direction of a text, join or part letters, choose a letter's form, or stand
 * for nothing. U+2800 is the empty pattern of Braille.
 */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2800]/gu

/**
 * A name as it is kept: without what cannot be seen, without blanks round it or several in a row, its letters put
 * together. Undefined if nothing is left, if it is too long, or if it is more than one line.
 */
export function tidyName(text: string): string | undefined {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return undefined
  const name = text.replaceAll(unseen, '').normalize('NFC').replaceAll(marks, '$1').replaceAll(/\s+/gu, ' ').trim()
  // A mark has to stand on something.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return undefined
  return [...name].length <= longestName && name.length <= 2 * longestName ? name : undefined
}

/** How a name looks: two that have one of these in common are taken for each other. */
export function looksOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC')
  const shape = Array.from(plain, (sign) => alike.get(sign) ?? sign).join('')
  return [
    folded(plain),
    folded(shape)
      .replaceAll(/[iı1|]/g, 'l')
      .replaceAll('0', 'o'),
  ]
}

/** The same for capitals and small letters. */
function folded(text: string): string {
  return text.toUpperCase().toLowerCase().normalize('NFKC')
}

/** Letters of other alphabets, Greek and Cyrillic above all, under the Latin ones they are taken for. */
const looks = [
  ['ABEZHIKMNOPTYX', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'],
  ['ABEKMHOPCTYXSIJ', 'АВЕКМНОРСТУХЅІЈ'],
  ['aoecpxysijhdqwkmtb', 'аоесрхуѕіјһԁԛԝкмть'],
  ['aoipuvxkwyn', 'αοιρυνχκωγη'],
  ['agol', 'ɑɡօӏ'],
] as const

const alike: ReadonlyMap<string, string> = new Map(
  looks.flatMap(([latin, others]) => Array.from(others, (other, place) => [other, latin[place] ?? other] as const)),
)
