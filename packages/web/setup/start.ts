/** From a set-up to a table: where it stands is the address that comes back. */
import type { AnyBox } from '@paddock/kernel'
import { browserStorage } from '@paddock/page-kit/browser-storage.ts'
import type { SeatWish } from '@paddock/protocol'
import { tidyName } from '@paddock/protocol/name.ts'
import { api } from '../session/api.ts'
import { type LocalSitter, startMatch } from '../session/local.ts'
import { keepOwnName, ownName } from '../settings/own-name.ts'
import { setsFor, withSet } from './ready-made.ts'
import { rememberedSetup, rememberSetup } from './remembered.ts'
import { type Chair, type Setup, type SetupKind, usualSetup } from './setup.ts'
import { termsOf } from './terms.ts'

/** What the person would most likely choose: what they chose last, else the usual. */
export function likelySetup(box: AnyBox, kind: SetupKind): Setup {
  const terms = termsOf(box)
  const before = rememberedSetup(browserStorage, kind, box.game.meta.id, terms)
  return before ?? namedSetup(usualSetup(kind, terms))
}

/** The shortest way to play it, for whoever has never done so; the usual way where a game has no such set. */
export function firstGame(box: AnyBox): Setup {
  const terms = termsOf(box)
  const set = setsFor('alone', terms).find(({ name }) => name === 'first-game')
  const usual = namedSetup(usualSetup('alone', terms))
  return set ? withSet(usual, set, 'alone', terms) : usual
}

/** The first person is whoever sets up, and may have said before how they are called. */
function namedSetup(setup: Setup): Setup {
  const own = setup.chairs.findIndex(({ kind }) => kind === 'person')
  return { ...setup, chairs: setup.chairs.with(own, { kind: 'person', name: ownName() }) }
}

/** Starts a match in this browser, the next one in the same way unless this is an exception. */
export async function startHere(
  box: AnyBox,
  kind: 'alone' | 'shared',
  setup: Setup,
  { isException = false } = {},
): Promise<string> {
  const game = box.game.meta.id
  if (!isException) rememberSetup(browserStorage, kind, game, setup)
  const [own] = setup.chairs.filter((chair) => chair.kind === 'person')
  if (own) keepOwnName(own.name)
  const id = await startMatch({ game, options: setup.options, sitters: setup.chairs.map(sitterOf) })
  return `/play/${id}`
}

/** Opens a table on the server. The caller has given a name by then. */
export async function openTable(box: AnyBox, setup: Setup, holding: boolean): Promise<string> {
  const game = box.game.meta.id
  rememberSetup(browserStorage, 'friends', game, setup)
  const { table } = await api.createTable({ game, options: setup.options, seats: setup.chairs.map(wishOf), holding })
  return `/t/${table.id}`
}

function sitterOf(chair: Chair): LocalSitter {
  if (chair.kind === 'bot') return chair
  const name = chair.kind === 'person' ? tidyName(chair.name) : undefined
  return name === undefined ? { kind: 'person' } : { kind: 'person', name }
}

function wishOf(chair: Chair): SeatWish {
  return chair.kind === 'person' ? { kind: 'me' } : chair
}
