/**
 * A program that takes a seat at a table and plays it to the end, by any choice that is legal.
 *
 *   node packages/server/examples/program.ts http://localhost:3000 <table> <invite>
 *
 * The table and the invitation are the two parts of the link that the host sends: /join/<table>/<invite>
 */
import { type AskedTold, Program, ServerMessage, TableNow } from '@paddock/protocol'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { WebSocket } from 'ws'

export interface Invitation {
  readonly server: string
  readonly table: string
  readonly invite: string
}

type Ranking = NonNullable<AskedTold['ranking']>

/** Joins, plays, and tells how it ended. */
export async function playAsProgram({ server, table, invite }: Invitation, name: string): Promise<Ranking> {
  const { token } = await post(Program, `${server}/api/programs`, { name })
  const headers = { authorization: `Bearer ${token}` }
  const { you } = await post(TableNow, `${server}/api/tables/${table}/join`, { invite }, headers)

  const live = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/live`, { headers })
  return await new Promise((resolve, reject) => {
    live.on('error', reject)
    live.on('message', (data) => {
      const message = Value.Parse(ServerMessage, JSON.parse(String(data)))
      const asked = askedIn(message)
      if (!asked) return
      if (asked.ranking) {
        live.close()
        resolve(asked.ranking)
        return
      }
      const mustDecide = asked.pending.some((seat) => seat === you.seat && !asked.decided.includes(seat))
      if (mustDecide) decide(asked).catch(reject)
    })
  })

  /** The id makes it safe to send the same decision again after a lost connection: it is done once. */
  async function decide({ entry, choices }: AskedTold): Promise<void> {
    const action = choices[Math.floor(Math.random() * choices.length)]
    const body = JSON.stringify({ id: `decision at ${entry}`, at: entry, action })
    const answer = await fetch(`${server}/api/tables/${table}/act`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
    // 409: the table has changed meanwhile. The message that says how is on its way.
    if (!answer.ok && answer.status !== 409) throw new Error(await answer.text())
  }
}

/** Who is asked what, if the message says so. One that chooses by more than the list keeps the view as well. */
function askedIn(message: ServerMessage): AskedTold | undefined {
  if (message.type === 'step') return message.asked
  return 'position' in message ? message.position : undefined
}

async function post<Schema extends TSchema>(
  form: Schema,
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Static<Schema>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return Value.Parse(form, await answer.json())
}

if (import.meta.main) {
  const [server = '', table = '', invite = ''] = process.argv.slice(2)
  console.log(await playAsProgram({ server, table, invite }, 'Example'))
}
