/** The table after a symbol of a card was used. */
import type { Seat, Viewer } from '@paddock/kernel'
import type { SymbolEvent } from '../modules/workshop/event.ts'
import { faceOf, hasChoice, stress } from '../rules/cards.ts'
import { addCard, copySymbols, removeCard, removeOne, type SymbolsLeft } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'
import { copies, discarded, fromDeck, ontoDeck, taken, without } from './piles.ts'

/** The speed as it shows: nothing, as long as a value is still to be chosen. */
export function counted(view: View, seat: Seat): View {
  const isOpen = view.phase !== 'over' && (view.area[seat] ?? []).some(hasChoice) && view.speed === 0
  if (isOpen) return view
  return { ...view, speed: view.worth.reduce((sum, value) => sum + value, view.added) }
}

export function afterSymbol(event: SymbolEvent, view: View, viewer: Viewer): View {
  const { seat } = event
  const area = view.area[seat] ?? []
  switch (event.type) {
    case 'values-chosen': {
      let next = 0
      const worth = view.worth.map((value, place) =>
        hasChoice(area[place] ?? 0) ? (event.values[next++] ?? 0) : value,
      )
      return { ...view, worth, speed: worth.reduce((sum, value) => sum + value, view.added) }
    }
    case 'card-paid':
      return withLeft(view, (left) => removeOne(left.heat, event.card))
    case 'card-replaced': {
      const place = area.indexOf(event.card)
      const gone = withLeft(view, (left) => removeCard(left, event.card, faceOf(event.card).symbols))
      const worth = view.worth.toSpliced(place, 1)
      const rest = { ...gone, worth, area: view.area.with(seat, area.toSpliced(place, 1)) }
      return counted(discarded(rest, seat, [event.card]), seat)
    }
    case 'stress-reduced': {
      const cards = copies(stress, event.stress)
      const relieved = withLeft(view, (left) => {
        left.stress -= event.stress
      })
      return discarded(taken(relieved, seat, cards, viewer), seat, cards)
    }
    case 'cards-scrapped': {
      const done = withLeft(view, (left) => removeOne(left.scrap, event.symbol))
      return discarded(fromDeck(done, seat, event.cards.length), seat, event.cards)
    }
    case 'cards-salvaged': {
      const left = withLeft(view, (symbols) => removeOne(symbols.salvage, Math.max(...symbols.salvage)))
      const discard = view.discard.with(seat, without(view.discard[seat] ?? [], event.cards))
      return { ...ontoDeck(left, seat, event.cards.length), discard, onTop: view.onTop.with(seat, []) }
    }
    case 'card-played-directly': {
      const { card } = event
      const added = withLeft(view, (left) => addCard(left, card, faceOf(card).symbols))
      const worth = [...view.worth, faceOf(card).value]
      const played = { ...taken(added, seat, [card], viewer), worth, area: view.area.with(seat, [...area, card]) }
      return counted(played, seat)
    }
    case 'cards-refreshed':
      return refreshed(event.cards, view, seat)
  }
}

function refreshed(cards: readonly number[], view: View, seat: Seat): View {
  const area = (view.area[seat] ?? []).slice()
  const worth = view.worth.slice()
  for (const card of cards.toReversed()) {
    const place = area.indexOf(card)
    area.splice(place, 1)
    worth.splice(place, 1)
  }
  const onTop = view.onTop.with(seat, [...(view.onTop[seat] ?? []), ...cards.toReversed()])
  return { ...ontoDeck(view, seat, cards.length), area: view.area.with(seat, area), worth, onTop }
}

function withLeft(view: View, change: (left: SymbolsLeft) => void): View {
  const left = copySymbols(view.left)
  change(left)
  return { ...view, left }
}
