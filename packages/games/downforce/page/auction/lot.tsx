import { CarIcon } from '@paddock/board'
import { late } from '@paddock/board/late'
import type { Language } from '@paddock/kernel'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { gridPlaceOf } from '../../prospects/race.ts'
import { type Power, powers } from '../../rules/cards.ts'
import type { Event } from '../../rules/event.ts'
import type { Lot } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { carLook, colourOf, letterOf } from '../livery.ts'
import { text } from '../text/index.ts'
import { biddersTold } from './sale.ts'

interface LotProps {
  readonly looking: Looking<View>
  readonly lot: Lot
  readonly told: readonly Event[]
}

const PowerDrawing = late(async () => (await import('./power-drawing.tsx')).default)

/** The car for sale and the power that comes with it. */
export function LotOnOffer({ looking, lot, told }: LotProps) {
  const { view, language } = looking
  const words = text[language]
  const bidders = biddersTold(told, view.seats)
  const notes = [words.grid(gridPlaceOf(view, lot.car)), ...(view.isSecondOffer ? [words.onceMore] : [])]
  return (
    <section class="df-lot" aria-label={words.onOffer}>
      <CarIcon look={carLook(lot.car)} class="df-lot-car" />
      <p class="df-lot-name">
        <strong>{words.car(colourOf(lot.car))}</strong> <span class="df-note">{notes.join(' · ')}</span>
      </p>
      <PowerText power={lot.power} language={language} />
      {bidders && <p class="df-lot-who">{words.onlyThese(bidders.map(letterOf))}</p>}
    </section>
  )
}

export function PowerText({ power, language }: { readonly power: Power; readonly language: Language }) {
  const words = text[language]
  const name = powers[power]
  if (!name) return <p class="df-power-text">{words.noPower}</p>
  return (
    <p class="df-power-text">
      <span class="df-power-picture">
        <PowerDrawing name={name} />
      </span>
      <strong>{words.powers[name].name}</strong> {words.powers[name].effect}
    </p>
  )
}

/** The card in words, for those who do not see it. */
export function powerLabel(power: Power, language: Language): string {
  const name = powers[power]
  return name ? `${text[language].powers[name].name}. ${text[language].powers[name].effect}` : text[language].noPower
}

export function powerName(power: Power, language: Language): string {
  const name = powers[power]
  return name ? text[language].powers[name].name : text[language].noPower
}

/** What it does; undefined where a car comes without one. */
export function powerEffect(power: Power, language: Language): string | undefined {
  const name = powers[power]
  return name && text[language].powers[name].effect
}
