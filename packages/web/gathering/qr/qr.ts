/** A text as a QR code (ISO/IEC 18004): an address to be read by the camera of a phone. */
import { codewordsOf } from './codewords.ts'
import { drawn, type Modules, maskCount } from './matrix.ts'

/** Under the mask that is easiest to read. Undefined if the text is too long for a code that a phone reads off a screen. */
export function qrOf(text: string): Modules | undefined {
  const codewords = codewordsOf(text)
  if (!codewords) return undefined
  const codes = Array.from({ length: maskCount }, (_, mask) => drawn(codewords, mask))
  const faults = codes.map(faultsOf)
  return codes[faults.indexOf(Math.min(...faults))]
}

/** How much of a code could be taken for something else: long runs, blocks, what looks like a corner, too much of a shade. */
function faultsOf(modules: Modules): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true))
  const lines = [...modules, ...columns].map((line) => line.map(Number).join(''))
  const runs = lines
    .flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
    .reduce((sum, { length }) => sum + length - 2, 0)
  const corners = lines.reduce((sum, line) => sum + count(line, '10111010000') + count(line, '00001011101'), 0)
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2
  return runs + 3 * blocksOf(modules) + 40 * corners + 10 * Math.floor(Math.abs(dark * 20 - 10))
}

function blocksOf(modules: Modules): number {
  let blocks = 0
  for (const [y, row] of modules.entries()) {
    const below = modules[y + 1]
    if (!below) continue
    for (let x = 0; x + 1 < row.length; x++)
      if (row[x] === row[x + 1] && row[x] === below[x] && row[x] === below[x + 1]) blocks++
  }
  return blocks
}

function count(line: string, wanted: string): number {
  let found = 0
  for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + 1)) found++
  return found
}
