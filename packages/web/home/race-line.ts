import { circuitFor } from '@paddock/games/circuits'
import { type Cover, isObject, type Language, type Seat } from '@paddock/kernel'
import type { SavedMatch } from '../session/local.ts'
import { whereaboutsOf } from '../session/whereabouts.ts'
import type { MyTable } from './my-tables.ts'
import { raceWords } from './race-words.ts'

/** A race as the home page lists it. */
export interface ListedRace {
  readonly key: string
  readonly title: string
  /** "You against 3 bots" */
  readonly who: string
  /** "USA, lap 1 of 2, round 5", as it was last seen here; before that the circuit. Undefined once it is over. */
  readonly where?: string
  /** How it stands, and since when. */
  readonly details: readonly string[]
  readonly address: string
  readonly over: boolean
  readonly yourTurn: boolean
  /** Milliseconds since 1970, for the order. */
  readonly when: number
  /** The name of a race that this browser keeps and can forget. */
  readonly local?: string
}

interface Sitting {
  readonly seat: Seat
  readonly kind: 'person' | 'bot' | 'open'
  readonly name?: string
}

export function raceHere(
  match: SavedMatch,
  cover: Cover | undefined,
  language: Language,
  now = Date.now(),
): ListedRace {
  const words = raceWords[language]
  const { id, kind, sitters, entries, over, updated } = match
  const own = kind === 'alone' ? sitters.find((sitter) => sitter.kind === 'person')?.seat : undefined
  const place = match.ranking?.find(({ seat }) => seat === own)?.place
  const where = over ? undefined : whereOf(id, match.game, match.options, language)
  const progress = over ? (place === undefined ? words.over : words.place(place)) : words.moves(entries)
  return {
    key: `here ${id}`,
    title: titleOf(cover, match.game, language),
    who: whoPlays(sitters, own, cover, language),
    ...(where === undefined ? {} : { where }),
    details: [progress, ago(updated, now, language), words.here],
    address: over ? `/replay/${id}` : `/play/${id}`,
    over,
    yourTurn: false,
    when: updated,
    local: id,
  }
}

export function raceOnline(mine: MyTable, cover: Cover | undefined, language: Language, now = Date.now()): ListedRace {
  const words = raceWords[language]
  const { table, you, yourTurn, place, trouble } = mine
  const ended = place === undefined ? undefined : words.place(place)
  const state = ended ?? (trouble && words.troubles[trouble.code]) ?? words.status[table.status]
  const isOn = table.status === 'gathering' || table.status === 'racing'
  const where = isOn ? whereOf(table.id, table.game, table.options, language) : undefined
  const created = Date.parse(table.created)
  return {
    key: `online ${table.id}`,
    title: titleOf(cover, table.game, language),
    who: whoPlays(table.seats, you.seat, cover, language),
    ...(where === undefined ? {} : { where }),
    details: [state, ago(created, now, language), words.online],
    address: table.status === 'over' ? `/t/${table.id}/replay` : `/t/${table.id}`,
    over: table.status === 'over',
    yourTurn: yourTurn && table.status === 'racing',
    when: created,
  }
}

/** As the table was last seen; before that, where it will begin. */
function whereOf(id: string, game: string, options: unknown, language: Language): string | undefined {
  return whereaboutsOf(id, language) ?? circuitFor(game, isObject(options) ? options : {})?.names[language]
}

function titleOf(cover: Cover | undefined, game: string, language: Language): string {
  return cover?.words[language].title ?? game
}

/** The people by their names, whoever looks first; the bots by their number. */
export function whoPlays(
  sitters: readonly Sitting[],
  own: Seat | undefined,
  cover: Cover | undefined,
  language: Language,
): string {
  const words = raceWords[language]
  const people = sitters
    .filter(({ kind }) => kind === 'person')
    .sort((a, b) => Number(b.seat === own) - Number(a.seat === own))
  const names = people.map(({ seat, name }) =>
    seat === own ? words.you : (name ?? cover?.words[language].seat(seat) ?? words.seat(seat + 1)),
  )
  const bots = sitters.filter(({ kind }) => kind === 'bot').length
  const open = sitters.filter(({ kind }) => kind === 'open').length
  const rest = [...(bots > 0 ? [words.bots(bots)] : []), ...(open > 0 ? [words.open(open)] : [])]
  return new Intl.ListFormat(language, { type: 'conjunction' }).format([...names, ...rest])
}

const units = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/** "5 minutes ago" */
export function ago(then: number, now: number, language: Language): string {
  const form = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now - then)
  for (const [unit, length] of units) if (past >= length) return form.format(-Math.floor(past / length), unit)
  return raceWords[language].justNow
}
