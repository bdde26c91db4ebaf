import type { Symbols } from './symbols.ts'

/** What may still be used in this turn's React. */
export interface SymbolsLeft {
  /** So much in all, from wherever it comes. */
  cooldown: number
  boost: number
  speed: number
  stress: number
  accelerate: number
  /** The cards whose Heat has not been paid, and those whose Scrap has not been carried out (HT-REACT-08). */
  heat: number[]
  scrap: number[]
  /** Symbol by symbol, since each is completed before the next. */
  salvage: number[]
  /** What the cards of the turn add to a slipstream, each in full or not at all (HT-SYM-13). */
  slipstream: number[]
  /** The sectors with rain or snow whose cooldown has been used: each has its own (HT-WEA-11). */
  cooledIn: number[]
}

export function noSymbols(): SymbolsLeft {
  return {
    cooldown: 0,
    boost: 0,
    speed: 0,
    stress: 0,
    accelerate: 0,
    heat: [],
    scrap: [],
    salvage: [],
    slipstream: [],
    cooledIn: [],
  }
}

export function copySymbols(left: SymbolsLeft): SymbolsLeft {
  return {
    cooldown: left.cooldown,
    boost: left.boost,
    speed: left.speed,
    stress: left.stress,
    accelerate: left.accelerate,
    heat: left.heat.slice(),
    scrap: left.scrap.slice(),
    salvage: left.salvage.slice(),
    slipstream: left.slipstream.slice(),
    cooledIn: left.cooledIn.slice(),
  }
}

export function addSymbols(left: SymbolsLeft, symbols: Symbols): void {
  left.cooldown += symbols.cooldown ?? 0
  left.boost += symbols.boost ?? 0
  left.speed += symbols.speed ?? 0
  left.stress += symbols.stress ?? 0
  left.accelerate += symbols.accelerate ?? 0
  if (symbols.salvage) left.salvage.push(symbols.salvage)
  if (symbols.slipstream) left.slipstream.push(symbols.slipstream)
}

/** The symbols of a card, and the card itself where its Heat or its Scrap is owed. */
export function addCard(left: SymbolsLeft, card: number, symbols: Symbols): void {
  addSymbols(left, symbols)
  if (symbols.heat) left.heat.push(card)
  if (symbols.scrap) left.scrap.push(card)
}

/** HT-SYM-03: what is left of the symbols of a card that is taken back; its Scrap is a matter of its own. */
export function removeCard(left: SymbolsLeft, card: number, symbols: Symbols): void {
  left.cooldown = Math.max(0, left.cooldown - (symbols.cooldown ?? 0))
  left.stress = Math.max(0, left.stress - (symbols.stress ?? 0))
  left.accelerate = Math.max(0, left.accelerate - (symbols.accelerate ?? 0))
  removeOne(left.heat, card)
  if (symbols.salvage) removeOne(left.salvage, symbols.salvage)
  if (symbols.slipstream) removeOne(left.slipstream, symbols.slipstream)
}

export function removeOne(list: number[], item: number): void {
  const place = list.indexOf(item)
  if (place >= 0) list.splice(place, 1)
}
