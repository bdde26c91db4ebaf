import type { Clash, Meta } from './game.ts'
import { isObject, same } from './json.ts'
import { Refusal } from './match/refusal.ts'
import type { Rng } from './rng.ts'

/** The options of a match: what was asked for, checked, the rest at its default. `rules`: the version to be played, the newest unless said. */
export function readOptions<Options>(meta: Meta<Options>, asked: unknown = {}, rules = meta.rules): Options {
  if (!isObject(asked))
    throw new Refusal('bad-options', `Options are an object such as {}; got ${JSON.stringify(asked)}.`)
  const names = optionNames(meta)
  for (const name of Object.keys(asked)) {
    if (!names.some((known) => known === name)) {
      throw new Refusal('bad-options', `${meta.id} has no option "${name}". It has: ${names.join(', ') || 'none'}.`, {
        name,
      })
    }
  }
  const read = defaultOptions(meta)
  for (const name of names) {
    if (!(name in asked)) continue
    const { values } = meta.options[name]
    const value = values.find((allowed) => allowed === asked[String(name)])
    if (value === undefined) {
      const list = values.map((allowed) => JSON.stringify(allowed)).join(', ')
      throw new Refusal(
        'bad-options',
        `Option "${String(name)}" is one of ${list}; got ${JSON.stringify(asked[String(name)])}.`,
        { name },
      )
    }
    read[name] = value
  }
  for (const name of youngerOptions(meta, rules)) {
    if (read[name] === meta.options[name].default) continue
    const said = `Version ${rules} of the rules of ${meta.id} has no option "${name}" yet.`
    throw new Refusal('bad-options', said, { name })
  }
  const [clash] = clashesOf(meta, read)
  if (clash) throw clashRefusal(meta, clash)
  return read
}

/** What does not go together among the options chosen; nothing if they may be played. */
export function clashesOf<Options>(
  { clashes = [] }: Pick<Meta<Options>, 'clashes'>,
  chosen: Options,
): Clash<Options>[] {
  return clashes.filter(({ one, other }) => isChosen(one, chosen) && isChosen(other, chosen))
}

function isChosen<Options>(side: Partial<Options>, chosen: Options): boolean {
  for (const name in side) if (side[name] !== chosen[name]) return false
  return true
}

function clashRefusal<Options>({ id }: Meta<Options>, { why, one, other }: Clash<Options>): Refusal {
  const chosen = Object.entries({ ...one, ...other })
  const said = chosen.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`).join(' and ')
  const message = `${id}: ${said} do not go together (${why}). Change one of them.`
  return new Refusal('bad-options', message, { why, names: chosen.map(([name]) => name) })
}

/** The options that this version of the rules knows, as its records name them. */
export function optionsOf<Options>(meta: Meta<Options>, options: Options, rules: number): Partial<Options> {
  const younger = youngerOptions(meta, rules)
  if (younger.length === 0) return options
  const known: Partial<Options> = { ...options }
  for (const name of younger) delete known[name]
  return known
}

/** Those that came with a later version. */
function youngerOptions<Options>(meta: Meta<Options>, rules: number): (keyof Options & string)[] {
  if (rules === meta.rules) return []
  return optionNames(meta).filter((name) => (meta.options[name].since ?? 1) > rules)
}

export function defaultOptions<Options>(meta: Meta<Options>): Options {
  const options: Partial<Options> = {}
  for (const name of optionNames(meta)) options[name] = meta.options[name].default
  return complete(meta, options)
}

/** Every combination of option values that go together, the defaults first. */
export function allOptions<Options>(meta: Meta<Options>): Options[] {
  let combinations: Partial<Options>[] = [{}]
  for (const name of optionNames(meta)) {
    const { values, default: usual } = meta.options[name]
    const usualFirst = [usual, ...values.filter((value) => value !== usual)]
    combinations = combinations.flatMap((chosen) => usualFirst.map((value) => ({ ...chosen, [name]: value })))
  }
  const all = combinations.map((chosen) => complete(meta, chosen))
  return all.filter((options) => clashesOf(meta, options).length === 0)
}

/**
 * So many combinations at most. Where there are more, those that matter most: the defaults, every value
 * of every option on its own, or with as little else as it goes with, in any order, and for the rest any others.
 */
export function someOptions<Options>(meta: Meta<Options>, most: number, rng: Rng): Options[] {
  if (countOf(meta) <= fewEnough) {
    const all = allOptions(meta)
    if (all.length <= most) return all
  }
  const near = nearest(meta)
  rng.shuffle(near)
  const chosen = [defaultOptions(meta), ...near]
  for (let tries = 0; chosen.length < most && tries < most * patience; tries++) {
    const drawn = anyOptions(meta, rng)
    if (clashesOf(meta, drawn).length === 0 && !chosen.some((other) => same(other, drawn))) chosen.push(drawn)
  }
  return chosen.slice(0, most)
}

/** Up to here all combinations are listed to see how many go together. */
const fewEnough = 20_000

/** How often a combination may be drawn again that clashes or is there already. */
const patience = 50

/** How many combinations there are, those that clash included. */
function countOf<Options>(meta: Meta<Options>): number {
  return optionNames(meta).reduce((product, name) => product * meta.options[name].values.length, 1)
}

/** For every value but the defaults the combination that departs least from them. */
function nearest<Options>(meta: Meta<Options>): Options[] {
  const usual = defaultOptions(meta)
  const found: Options[] = []
  for (const name of optionNames(meta)) {
    for (const value of meta.options[name].values) {
      if (value === usual[name]) continue
      const near = withoutClash(meta, { ...usual, [name]: value }, name)
      if (near) found.push(near)
    }
  }
  return found
}

/** The same with at most one other option changed, so that nothing clashes. */
function withoutClash<Options>(meta: Meta<Options>, chosen: Options, fixed: keyof Options): Options | undefined {
  if (clashesOf(meta, chosen).length === 0) return chosen
  for (const name of optionNames(meta)) {
    if (name === fixed) continue
    for (const value of meta.options[name].values) {
      const changed = { ...chosen, [name]: value }
      if (clashesOf(meta, changed).length === 0) return changed
    }
  }
  return undefined
}

function anyOptions<Options>(meta: Meta<Options>, rng: Rng): Options {
  const drawn: Partial<Options> = {}
  for (const name of optionNames(meta)) drawn[name] = rng.pick(meta.options[name].values)
  return complete(meta, drawn)
}

export function optionNames<Options>(meta: Meta<Options>): (keyof Options & string)[] {
  const names: (keyof Options & string)[] = []
  for (const name in meta.options) names.push(name)
  return names
}

function complete<Options>(meta: Meta<Options>, chosen: Partial<Options>): Options {
  const isComplete = (options: Partial<Options>): options is Options & Partial<Options> =>
    optionNames(meta).every((name) => options[name] !== undefined)
  if (!isComplete(chosen)) throw new Error(`${meta.id}: an option has no value`)
  return chosen
}
