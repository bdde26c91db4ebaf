/** The table when a driver's turn begins: the cards are turned over, all that the last one played is cleared away. */
import type { Seat, Viewer } from '@paddock/kernel'
import { adrenaline } from '../adrenaline.ts'
import { faceOf } from '../cards.ts'
import { firstGear, gearOf } from '../gears.ts'
import { type Event, hasFinished } from '../state.ts'
import { addSymbols, noSymbols, type SymbolsLeft } from '../symbols.ts'
import type { View } from '../view.ts'
import { taken } from './piles.ts'

type Revealed = Extract<Event, { type: 'cards-revealed' | 'hand-cluttered' }>

export function afterReveal(event: Revealed, before: View, viewer: Viewer): View {
  const { seat, cards, gear } = event
  const isCluttered = event.type === 'hand-cluttered'
  const view = taken(cleared(before), seat, cards, viewer)
  return {
    ...view,
    phase: 'react',
    turn: view.order.indexOf(seat),
    from: view.progress[seat] ?? 0,
    // As far as it shows: what is flipped for a + comes to it card by card.
    speed: isCluttered ? 0 : cards.reduce((sum, card) => sum + faceOf(card).value, 0),
    left: isCluttered ? noSymbols() : symbolsOf(view, event),
    flipped: [],
    area: view.area.with(seat, cards.slice()),
    gear: view.gear.with(seat, isCluttered ? firstGear : gear),
  }
}

function symbolsOf(view: View, { seat, cards, gear }: Revealed): SymbolsLeft {
  const left = noSymbols()
  addSymbols(left, gearOf(gear).symbols)
  if (view.adrenaline.includes(seat)) addSymbols(left, adrenaline)
  for (const card of cards) addSymbols(left, faceOf(card).symbols)
  return left
}

/** HT-DISC-04; whoever has finished clears nothing away. */
export function cleared(view: View): View {
  const stays = (seat: Seat) => hasFinished(view, seat)
  return {
    ...view,
    area: view.area.map((cards, seat) => (stays(seat) ? cards : [])),
    discard: view.discard.map((cards, seat) => (stays(seat) ? cards : [...cards, ...(view.area[seat] ?? [])])),
  }
}
