/** People and tables for the fuzzer: some it plays with, and a table that is none of its business. */
import { TableNow } from '@paddock/protocol'
import { bodyOf, Guest } from '../testing/guest.ts'
import { startedTable } from '../testing/server.ts'

export interface Seated {
  readonly guest: Guest
  readonly seat: number
}

/** What the fuzzer may use, honestly and otherwise. */
export interface Scene {
  /** A match that runs, with those who play it. */
  readonly table: string
  readonly seated: readonly Seated[]
  /** A table that has not started, its host the first of those who play, and its invitation. */
  readonly gathering: string
  readonly invite: string
  readonly program: Guest
  readonly bystander: Bystander
}

/** A table whose people do nothing, and at which nobody else may do anything but talk. */
export class Bystander {
  readonly table: string
  readonly #people: readonly Guest[]

  constructor(table: string, people: readonly Guest[]) {
    this.table = table
    this.#people = people
  }

  static async at(address: string): Promise<Bystander> {
    const { id, people } = await startedTable(address, ['Uma', 'Vic'])
    for (const [seat, person] of people.entries()) {
      await person.post(`/api/tables/${id}/chat`, { text: `Here is seat ${seat}.` })
      await person.actFirst(id, 'first')
    }
    return new Bystander(id, people)
  }

  /** All that its people can see of it, byte for byte, but for the number of the latest line: whoever watches may talk. */
  async seen(): Promise<string> {
    const seen = await Promise.all(
      this.#people.flatMap((person) =>
        ['', '/journal'].map(async (what) => {
          const { status, body } = await person.get(`/api/tables/${this.table}${what}`)
          return { status, body }
        }),
      ),
    )
    return JSON.stringify(seen, (key, value: unknown) => (key === 'n' ? undefined : value))
  }
}

/** New people at new tables. */
export async function newScene(address: string, bystander: Bystander, number: number): Promise<Scene> {
  const { id: table, people } = await startedTable(address, [`Ann ${number}`, `Bob ${number}`])
  const [ann] = people
  if (!ann) throw new Error('Nobody came.')
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }]
  const created = bodyOf(TableNow, await ann.post('/api/tables', { game: 'lots', seats }))
  return {
    table,
    seated: people.map((guest, seat) => ({ guest, seat })),
    gathering: created.table.id,
    invite: created.you.invite ?? '',
    program: await Guest.program(address, `Program ${number}`),
    bystander,
  }
}
