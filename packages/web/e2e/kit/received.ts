/** What a page was told over its socket, and what it made of it. */
import { type CardKind, cardKinds, formelFun, kindOf } from '@paddock/games/formel-fun'
import { type GameEvent, type MatchRecord, patched, replay, type Seat, throughJson, type Viewer } from '@paddock/kernel'
import type { Position, ServerMessage } from '@paddock/protocol'
import { expect, type Page } from '@playwright/test'
import { cards } from './at-the-table.ts'

export class Received {
  readonly page: Page
  readonly messages: ServerMessage[] = []
  #waiting: (() => void)[] = []

  /** To be made before the page opens a table. */
  constructor(page: Page) {
    this.page = page
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.messages.push(JSON.parse(String(payload)))
        for (const go of this.#waiting.splice(0)) go()
      })
    })
  }

  get seat(): Viewer {
    const { you } = this.messages.findLast((message) => 'you' in message) ?? {}
    return you?.seat ?? 'spectator'
  }

  get position(): Position | undefined {
    return this.positions.at(-1)
  }

  /** Where the match stood after each message, as the page has to work it out: a whole view, then what changed in it. */
  get positions(): Position[] {
    const positions: Position[] = []
    for (const message of this.messages) {
      const before = positions.at(-1)
      if ('position' in message && message.position) positions.push(message.position)
      else if (message.type === 'step' && before) positions.push(after(before, message))
    }
    return positions
  }

  /** Waits for messages until it is so. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((go) => this.#waiting.push(go))
  }
}

function after({ view }: Position, { step, asked }: Extract<ServerMessage, { type: 'step' }>): Position {
  return { ...asked, view: step.frames.reduce((before, { patch }) => patched(before, patch), view) }
}

/** What a page was told is what its viewer may know by the rules, and nothing else. */
export function expectNoSecrets({ seat, messages, positions }: Received, record: MatchRecord): void {
  const views = [throughJson(replay(formelFun, { ...record, entries: [] }).view(seat).view)]
  const events: GameEvent[][] = [[]]
  replay(formelFun, record, (step, match) => {
    views[step.entry] = throughJson(match.view(seat).view)
    events[step.entry] = throughJson(match.told(step.events, seat))
  })
  for (const { entry, view } of positions) expect(view, `entry ${entry} as seen by ${seat}`).toEqual(views[entry])
  for (const message of messages) {
    const steps = message.type === 'step' ? [message.step] : message.type === 'welcome' ? message.missed : []
    for (const step of steps)
      expect(
        step.frames.flatMap(({ event }) => event ?? []),
        `entry ${step.entry} as told to ${seat}`,
      ).toEqual(events[step.entry])
  }
}

/** The cards in the page, by kind, read as someone who listens would hear them. */
export async function shownHand(page: Page): Promise<Map<CardKind, number>> {
  const hand = new Map<CardKind, number>()
  for (const said of await cards(page).locator('.unseen').allTextContents()) {
    const kind = cardKinds.find((each) => new RegExp(`^${each.replace('-', ' ')}\\b`).test(said))
    if (!kind || /with a turbo|\+/.test(said)) continue
    hand.set(kind, Number(/, (\d+) of them$/.exec(said)?.[1] ?? 1))
  }
  return hand
}

/** The cards in a view, by kind. */
export function heldIn(view: unknown): Map<CardKind, number> {
  const hand = new Map<CardKind, number>()
  const held: unknown = view && typeof view === 'object' && 'hand' in view ? view.hand : []
  for (const card of Array.isArray(held) ? held : []) hand.set(kindOf(card), (hand.get(kindOf(card)) ?? 0) + 1)
  return hand
}

/** How many cards of each kind a seat holds, by the rules. */
export function handOf(record: MatchRecord, seat: Seat): Map<CardKind, number> {
  return heldIn(replay(formelFun, record).view(seat).view)
}
