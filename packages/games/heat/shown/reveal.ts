/** The table when a driver's turn begins: the cards are turned over, all that the last one played is cleared away. */
import type { Seat, Viewer } from '@paddock/kernel'
import { faceOf } from '../rules/cards.ts'
import { firstGear, gearOf } from '../rules/gears.ts'
import { adrenaline } from '../rules/phases/round/adrenaline.ts'
import { type Event, hasFinished, isOnTrack } from '../rules/state.ts'
import { addCard, addSymbols, noSymbols, type SymbolsLeft } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'
import { taken } from './piles.ts'
import { counted } from './symbols.ts'

type Revealed = Extract<Event, { type: 'cards-revealed' | 'hand-cluttered' }>

export function afterReveal(event: Revealed, before: View, viewer: Viewer): View {
  const { seat, cards, gear } = event
  const isCluttered = event.type === 'hand-cluttered'
  const view = taken(cleared(before), seat, cards, viewer)
  const revealed: View = {
    ...view,
    phase: 'react',
    turn: view.order.indexOf(seat),
    from: view.progress[seat] ?? 0,
    fromSpot: view.spot[seat] ?? 0,
    speed: 0,
    added: 0,
    pluses: 0,
    worth: isCluttered ? [] : cards.map((card) => faceOf(card).value),
    left: isCluttered ? noSymbols() : symbolsOf(view, event),
    flipped: [],
    area: view.area.with(seat, cards.slice()),
    gear: view.gear.with(seat, isCluttered ? firstGear : gear),
  }
  // As far as it shows: what is flipped for a + comes to it card by card.
  return isCluttered ? revealed : counted(revealed, seat)
}

function symbolsOf(view: View, { seat, cards, gear }: Revealed): SymbolsLeft {
  const left = noSymbols()
  addSymbols(left, gearOf(gear).symbols)
  if (view.adrenaline.includes(seat)) addSymbols(left, adrenaline)
  for (const card of cards) addCard(left, card, faceOf(card).symbols)
  return left
}

/** HT-DISC-04; whoever has finished or is out of the race clears nothing away. */
export function cleared(view: View): View {
  const stays = (seat: Seat) => hasFinished(view, seat) || !isOnTrack(view, seat)
  return {
    ...view,
    area: view.area.map((cards, seat) => (stays(seat) ? cards : [])),
    discard: view.discard.map((cards, seat) => (stays(seat) ? cards : [...cards, ...(view.area[seat] ?? [])])),
  }
}
