/** Matches that a browser keeps, the same ones at every run: of every game one to begin, and one to look at. */
import { instinct, playRecorded } from '@paddock/bots'
import { gameIds, openBox } from '@paddock/games'
import { type AnyBox, defaultOptions, Match, type MatchRecord } from '@paddock/kernel'

const seats = 4

/** The addresses of a game's two matches, and what the browser must keep for them to be there. */
export interface KeptGame {
  readonly id: string
  readonly first: string
  readonly film: string
  readonly kept: readonly { readonly name: string; readonly value: string }[]
}

export async function keptGames(): Promise<KeptGame[]> {
  const boxes = await Promise.all(gameIds.map((id) => openBox(id)))
  return boxes.flatMap((box) => (box ? keptGame(box) : []))
}

function keptGame(box: AnyBox): KeptGame {
  const { meta } = box.game
  const options = defaultOptions(meta)
  const begun = Match.start(box.game, { seats, options, seed: 'a first race' }).record()
  const bots = Array.from({ length: seats }, () => instinct)
  const driven = playRecorded({ box, bots, options, seed: 'a race to look at' }).record()
  return {
    id: meta.id,
    first: `/play/${meta.id}-first`,
    film: `/replay/${meta.id}-film`,
    kept: [saved(`${meta.id}-first`, begun), saved(`${meta.id}-film`, driven)],
  }
}

function saved(id: string, record: MatchRecord) {
  const bot = { kind: 'bot', bot: 'instinct' }
  const sitters = [{ kind: 'person' }, ...Array.from({ length: seats - 1 }, () => bot)]
  return { name: `paddock.match.${id}`, value: JSON.stringify({ sitters, record, updated: 1_700_000_000_000 }) }
}
