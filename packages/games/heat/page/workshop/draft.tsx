import { confirm } from '../../prospects/reasons/pieces.ts'
import type { Action } from '../../rules/action.ts'
import type { Card } from '../../rules/cards.ts'
import { Confirm } from '../hand/picking/confirm.tsx'
import type { Props } from '../hand/props.ts'
import { cardInSentence } from './card-in-sentence.ts'
import { CardTold } from './card-told.tsx'
import { CarsSoFar } from './cars-so-far.tsx'
import { PickingOrder } from './picking-order.tsx'
import { ShopHead } from './shop-head.tsx'
import { takenOf } from './taken.ts'
import { text } from './text/index.ts'
import { TakenCard, UpgradeCards } from './upgrade-card.tsx'
import { useLooking } from './use-looking.ts'
import { useShopKeys } from './use-shop-keys.ts'

/** The market: every card readable, one to be taken by whoever's turn it is. */
export function Draft(props: Props) {
  const { view, viewer, language, name, told, deciding, consider, choose } = props
  const words = text[language]
  const taken = takenOf(told)
  const { looked, told: shown, look, point } = useLooking(`${view.results.length} ${view.draftRound}`, view.market)
  const market = view.market.toSorted((a, b) => a - b)
  const choice = deciding && looked !== undefined ? placeOf(deciding.choices, looked) : undefined
  const lookAt = (card: Card) => {
    look(card)
    if (deciding) consider(placeOf(deciding.choices, card))
  }
  useShopKeys(deciding && { cards: market, choice, look: lookAt, choose })
  return (
    <div class="dash shop" data-phase="draft">
      <ShopHead {...props}>
        <PickingOrder {...props} taken={taken} />
      </ShopHead>
      <fieldset class="shop-market" aria-label={words.market}>
        <UpgradeCards
          cards={market}
          {...(deciding ? { of: 'market' } : {})}
          looked={looked}
          hasKeys={!!deciding}
          language={language}
          look={lookAt}
          point={point}
        />
        {taken.map((each) => (
          <TakenCard key={each.seat} taken={each} viewer={viewer} language={language} name={name} />
        ))}
      </fieldset>
      <div class="shop-below">
        <div class="shop-choice dash-asked" data-phase={deciding ? 'draft' : undefined}>
          <CardTold card={shown} language={language} otherwise={deciding ? words.lookFirst : whoPicks(props)} />
          {deciding && (
            <Confirm
              choice={choice}
              of={confirm(looked === undefined ? 0 : 1)}
              label={words.take(looked === undefined ? undefined : cardInSentence(looked, language))}
              choose={choose}
            />
          )}
        </div>
        <CarsSoFar {...props} point={point} />
      </div>
    </div>
  )
}

function placeOf(choices: readonly Action[], card: Card): number | undefined {
  const place = choices.findIndex((choice) => choice.type === 'pick' && choice.card === card)
  return place < 0 ? undefined : place
}

function whoPicks({ view, viewer, language, name }: Props): string {
  const words = text[language]
  const [now] = view.picking
  const said = now === undefined ? '' : `${words.picks(name(now))}.`
  const rank = viewer === 'spectator' ? -1 : view.picking.indexOf(viewer)
  return rank > 0 ? `${said} ${words.yourTurn(rank)}.` : said
}
