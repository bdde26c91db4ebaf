/** The redundancy of a QR code: polynomials over the field of 256 elements made by x⁸ + x⁴ + x³ + x² + 1. */

const exponents = new Uint8Array(512)
const logarithms = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power++) {
  exponents[power] = value
  exponents[power + 255] = value
  logarithms[value] = power
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d
}

function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0
  return exponents[(logarithms[one] ?? 0) + (logarithms[other] ?? 0)] ?? 0
}

/** The codewords that let so many others be restored. */
export function redundancy(data: readonly number[], count: number): number[] {
  const divisor = divisorOf(count)
  const rest = new Array<number>(count).fill(0)
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [place, coefficient] of divisor.entries()) rest[place] = (rest[place] ?? 0) ^ times(coefficient, factor)
  }
  return rest
}

/** The product of (x − 2⁰)(x − 2¹)…, without its leading 1. */
function divisorOf(degree: number): number[] {
  let divisor = [1]
  for (let power = 0; power < degree; power++) {
    const root = exponents[power] ?? 1
    divisor = [...divisor, 0].map((coefficient, place) => coefficient ^ times(divisor[place - 1] ?? 0, root))
  }
  return divisor.slice(1)
}
