/** Someone at a table of a server without a network. */
import { gameIds, openBox } from '@paddock/games'
import { throughJson } from '@paddock/kernel'
import { apiOver } from '../../api.ts'
import type { LiveStep, Session } from '../../session.ts'
import { openingStep } from '../../steps.ts'
import { SocketTableClient } from '../table-client.ts'
import { until } from '../until.ts'
import { FakeServer } from './fake-server.ts'

const opened = await openBox(gameIds[0] ?? '')
if (!opened) throw new Error('no game is registered')
export const box = opened

export function clientOf(server: FakeServer): SocketTableClient {
  return new SocketTableClient('one', { api: apiOver(server.fetch), openSocket: server.openSocket, openBox })
}

/** At a table whose match is under way, with everything heard since. */
export async function seated() {
  const server = new FakeServer(box)
  server.viewer = server.match.pending[0] ?? 0
  const client = clientOf(server)
  await until(() => client.session.value !== undefined)
  const session = client.session.value
  if (!session) throw new Error('no session')
  const heard: LiveStep[] = []
  session.onStep((step) => heard.push(step))
  return { server, client, session, heard }
}

/** What must be true whenever the socket has said everything, and what is. */
export function truthOf(server: FakeServer, session: Session) {
  const told = [...openingStep(server.opening()), ...server.journal()]
  return {
    truth: throughJson({ position: server.position(), journal: told }),
    seen: { position: session.position.value, journal: session.journal.value },
  }
}

export const entriesOf = (steps: readonly { entry: number }[]) => steps.map(({ entry }) => entry)
