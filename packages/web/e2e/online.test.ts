/** The page's online sessions against the real server: everything between them is real but the browser. */
import { openBox } from '@paddock/games'
import { type AnyBox, verify } from '@paddock/kernel'
import type { Journal } from '@paddock/protocol'
import { type RunningServer, startServer } from '@paddock/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiOver } from '../session/api.ts'
import { listenTo, type OpenSocket, wsOrigin } from '../session/online/socket.ts'
import { SocketTableClient } from '../session/online/table-client.ts'
import { until } from '../session/online/until.ts'
import type { LiveStep, Session } from '../session/session.ts'

let server: RunningServer
beforeAll(async () => {
  const plenty = { max: 100_000, within: 1000 }
  const limits = { commands: plenty, reads: plenty, sockets: 1000 }
  server = await startServer({ dataFolder: ':memory:', botPause: 0, limits })
})
afterAll(() => server.close())

/** A browser that only keeps its cookie and can lose its connection. */
class Guest {
  #cookie = ''
  readonly api: Api = apiOver(async (path, init) => {
    const answer = await fetch(`${server.address}${path}`, {
      ...init,
      headers: { ...init.headers, cookie: this.#cookie },
    })
    const [set] = answer.headers.getSetCookie()
    if (set) this.#cookie = set.split(';')[0] ?? ''
    return answer
  })
  readonly #sockets: WebSocket[] = []
  readonly #clients: SocketTableClient[] = []
  readonly #openSocket: OpenSocket = (path, events) => {
    const address = `${wsOrigin(server.address)}${path}`
    // Node's WebSocket takes headers where a browser sends its cookie by itself.
    const socket: WebSocket = Reflect.construct(WebSocket, [address, { headers: { cookie: this.#cookie } }])
    this.#sockets.push(socket)
    return listenTo(socket, events)
  }

  client(id: string): SocketTableClient {
    const client = new SocketTableClient(id, { api: this.api, openSocket: this.#openSocket, openBox })
    this.#clients.push(client)
    return client
  }

  cut(): void {
    for (const socket of this.#sockets.splice(0)) socket.close()
  }

  leave(): void {
    for (const client of this.#clients) client.close()
  }
}

async function arrived(client: SocketTableClient): Promise<Session> {
  await until(() => client.session.value !== undefined)
  const session = client.session.value
  if (!session) throw new Error('no session')
  return session
}

async function boxOf(game: string): Promise<AnyBox> {
  const box = await openBox(game)
  if (!box) throw new Error(`no game ${game}`)
  return box
}

/** Plays whenever the person is asked, until the match is over. */
async function playToTheEnd(session: Session, before: () => void = () => {}): Promise<void> {
  const { position } = session
  const isAsked = () => position.value.choices.length > 0
  const isOver = () => position.value.ranking !== undefined
  for (;;) {
    await until(() => (isAsked() && session.connection.value === 'live') || isOver())
    if (isOver()) return
    before()
    await session.act(position.value.choices[0])
  }
}

test('two people, a bot and someone who watches see one match to its end, whatever their sockets do', async () => {
  const [anna, ben, carl] = [new Guest(), new Guest(), new Guest()]
  await anna.api.giveName('Anna')
  await ben.api.giveName('Ben')
  const { games } = await anna.api.games()
  const game = games[0]?.id ?? ''
  const made = await anna.api.createTable({
    game,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }],
  })
  const { id } = made.table
  const annaClient = anna.client(id)
  const benClient = ben.client(id)
  await until(() => benClient.table.value?.status === 'gathering')
  expect(benClient.session.value).toBeUndefined()
  await ben.api.join(id, { invite: made.you.invite ?? '' })
  await anna.api.start(id)
  const [annaSession, benSession] = await Promise.all([arrived(annaClient), arrived(benClient)])
  const watching = carl.client(id)
  const carlSession = await arrived(watching)
  expect([annaSession, benSession, carlSession].map(({ viewer }) => viewer.value)).toEqual([0, 1, 'spectator'])
  expect(annaSession.sitters.value.map(({ name }) => name)).toEqual(['Anna', 'Ben', undefined])

  const heard: LiveStep[] = []
  benSession.onStep((step) => heard.push(step))
  const first = benSession.position.value.entry
  let decisions = 0
  await Promise.all([
    playToTheEnd(annaSession),
    playToTheEnd(benSession, () => {
      decisions++
      if (decisions % 5 === 0) ben.cut()
    }),
  ])
  await until(() => carlSession.position.value.ranking !== undefined)

  const entries = benSession.position.value.entry
  expect(heard.map(({ entry }) => entry)).toEqual(
    Array.from({ length: entries - first }, (_, more) => first + 1 + more),
  )
  for (const session of [annaSession, benSession, carlSession]) {
    const made = () => session.journal.value.filter(({ entry }) => entry > 0)
    await until(() => made().length === entries)
    expect(made().map(({ entry }) => entry)).toEqual(Array.from({ length: entries }, (_, place) => place + 1))
    const { api } = session === annaSession ? anna : session === benSession ? ben : carl
    expect(made()).toEqual(await wholeJournal(api, id))
  }
  const record = await carlSession.record()
  expect(verify((await boxOf(game)).game, record, annaSession.commitment)).toMatchObject({ ok: true, result: true })

  await annaSession.online?.say('Well raced')
  await until(() => benClient.chat.value.at(-1)?.text === 'Well raced')
  const again = await annaSession.rematch()
  await until(() => benClient.table.value?.rematch !== undefined)
  expect(await benSession.rematch()).toBe(again)
  for (const guest of [anna, ben, carl]) guest.leave()
})

test('a table that does not exist, and a seat that is not mine, are said in words', async () => {
  const guest = new Guest()
  const client = guest.client('nowhere')
  await until(() => client.problem.value !== undefined)
  expect(client.problem.value?.code).toBe('unknown-table')
  await expect(guest.api.createTable({ game: 'x', seats: [{ kind: 'me' }] })).rejects.toMatchObject({
    code: 'no-identity',
  })
  guest.leave()
})

/** The journal, page by page. */
async function wholeJournal(api: Api, id: string): Promise<Journal['steps']> {
  const steps: Journal['steps'] = []
  for (let isMore = true; isMore; ) {
    const page = await api.journal(id, steps.at(-1)?.entry ?? 0)
    steps.push(...page.steps)
    isMore = page.more
  }
  return steps
}
