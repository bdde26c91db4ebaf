import type { Clash, Meta } from '../../game.ts'
import { clashesOf, defaultOptions, readOptions } from '../../options.ts'
import type { Law, Trial } from '../law.ts'

type Options = Readonly<Record<string, unknown>>

export const clashesAreReal: Law<Trial> = {
  name: 'what does not go together can be chosen, and the usual options and every ready-made set go together',
  broken({ box }) {
    const meta: Meta<Options> = box.game.meta
    const [unusual] = clashesOf(meta, defaultOptions(meta))
    if (unusual) return `the usual options clash: ${unusual.why}`
    for (const clash of meta.clashes ?? []) {
      const complaint = unreal(meta, clash)
      if (complaint) return `${clash.why}: ${complaint}`
    }
    for (const { name, options, seats = meta.seats.min } of meta.sets ?? []) {
      if (seats < meta.seats.min || seats > meta.seats.max) return `the set ${name} is for ${seats} seats`
      if (isRefused(meta, options)) return `the set ${name} cannot be played`
    }
    return undefined
  },
}

function isRefused(meta: Meta<Options>, options: Options): boolean {
  try {
    readOptions(meta, options)
    return false
  } catch {
    return true
  }
}

/** A clash that nobody can run into says something else than its author meant. */
function unreal(meta: Meta<Options>, { one, other }: Clash<Options>): string | undefined {
  for (const side of [one, other]) {
    if (Object.keys(side).length === 0) return 'one side is empty'
    for (const [name, value] of Object.entries(side)) {
      const option = meta.options[name]
      if (!option) return `there is no option ${name}`
      if (!option.values.includes(value)) return `option ${name} is never ${JSON.stringify(value)}`
    }
  }
  const twice = Object.keys(one).find((name) => name in other)
  return twice === undefined ? undefined : `both sides name option ${twice}`
}
