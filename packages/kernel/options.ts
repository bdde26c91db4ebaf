import type { Meta } from './game.ts'
import { isObject } from './json.ts'
import { Refusal } from './refusal.ts'
import type { Rng } from './rng.ts'

/** The options of a match: what was asked for, checked, the rest at its default. */
export function readOptions<Options>(meta: Meta<Options>, asked: unknown = {}): Options {
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
  return read
}

export function defaultOptions<Options>(meta: Meta<Options>): Options {
  const options: Partial<Options> = {}
  for (const name of optionNames(meta)) options[name] = meta.options[name].default
  return complete(meta, options)
}

/** Every combination of option values, the defaults first. */
export function allOptions<Options>(meta: Meta<Options>): Options[] {
  let combinations: Partial<Options>[] = [{}]
  for (const name of optionNames(meta)) {
    const { values, default: usual } = meta.options[name]
    const usualFirst = [usual, ...values.filter((value) => value !== usual)]
    combinations = combinations.flatMap((chosen) => usualFirst.map((value) => ({ ...chosen, [name]: value })))
  }
  return combinations.map((chosen) => complete(meta, chosen))
}

/**
 * So many combinations at most. Where there are more, those that matter most: the defaults, every value
 * of every option on its own, and for the rest any others.
 */
export function someOptions<Options>(meta: Meta<Options>, most: number, rng: Rng): Options[] {
  const all = allOptions(meta)
  if (all.length <= most) return all
  const usual = defaultOptions(meta)
  const departures = (options: Options) => optionNames(meta).filter((name) => options[name] !== usual[name]).length
  const near = all.filter((options) => departures(options) <= 1)
  const far = all.filter((options) => departures(options) > 1)
  rng.shuffle(far)
  return [...near, ...far].slice(0, most)
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
