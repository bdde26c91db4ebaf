import { piece } from '@paddock/page-kit/piece.ts'
import { different } from '@paddock/racing'
import { useState } from 'preact/hooks'
import { confirm } from '../../prospects/reasons/pieces.ts'
import type { Action } from '../../rules/action.ts'
import type { Card } from '../../rules/cards.ts'
import { Confirm } from '../hand/picking/confirm.tsx'
import type { Props } from '../hand/props.ts'
import { cardInSentence } from './card-in-sentence.ts'
import { CardTold } from './card-told.tsx'
import { CarsSoFar } from './cars-so-far.tsx'
import { ShopHead } from './shop-head.tsx'
import { text } from './text/index.ts'
import { UpgradeCards } from './upgrade-card.tsx'
import { useShopKeys } from './use-shop-keys.ts'

/** The last on the grid may give one upgrade for one that is left. */
export function Swap(props: Props) {
  const { view, viewer, language, deciding, consider, choose } = props
  const words = text[language]
  const [give, setGive] = useState<Card | undefined>(undefined)
  const [take, setTake] = useState<Card | undefined>(undefined)
  const [pointed, point] = useState<Card | undefined>(undefined)
  const own = sorted(viewer === 'spectator' ? [] : (view.upgrades[viewer] ?? []))
  const market = sorted(view.market)
  const choices = deciding?.choices ?? []
  const choice = placeOf(choices, give, take)
  const picked = different([give, take].flatMap((card) => card ?? [])).length
  const none = choices.findIndex(({ type }) => type === 'no-swap')
  const look = (side: 'give' | 'take', card: Card) => {
    if (side === 'give') setGive(card)
    else setTake(card)
    if (deciding) consider(side === 'give' ? placeOf(choices, card, take) : placeOf(choices, give, card))
  }
  useShopKeys(deciding && { cards: [], choice, look: () => {}, choose })
  const row = (side: 'give' | 'take', cards: readonly Card[], chosen: Card | undefined) => (
    <fieldset class="shop-side">
      <legend>{side === 'give' ? words.give : words.takeInstead}</legend>
      <div class="shop-market">
        <UpgradeCards
          cards={cards}
          {...(deciding ? { of: side === 'give' ? 'upgrade' : 'market' } : {})}
          looked={chosen}
          hasKeys={false}
          language={language}
          look={(card) => look(side, card)}
          point={point}
        />
      </div>
    </fieldset>
  )
  return (
    <div class="dash shop" data-phase="swap">
      <ShopHead {...props} />
      <div class="shop-swap">
        {deciding && row('give', own, give)}
        {row('take', market, take)}
      </div>
      <div class="shop-below">
        <div class="shop-choice dash-asked" data-phase={deciding ? 'swap' : undefined}>
          <CardTold
            card={pointed ?? take ?? give}
            language={language}
            otherwise={deciding ? words.swapHow : words.rearmostSwaps}
          />
          {deciding && (
            <div class="shop-buttons">
              <Confirm
                choice={choice}
                of={confirm(picked)}
                label={words.swap(called(give), called(take))}
                choose={choose}
              />
              <button
                type="button"
                class="button"
                {...piece({ piece: 'use', use: 'no-swap' })}
                data-choice={none}
                tabIndex={0}
                onClick={() => choose(none)}
              >
                {words.leaveIt}
              </button>
            </div>
          )}
        </div>
        <CarsSoFar {...props} without={deciding?.seat} point={point} />
      </div>
    </div>
  )

  function called(card: Card | undefined): string | undefined {
    return card === undefined ? undefined : cardInSentence(card, language)
  }
}

function placeOf(choices: readonly Action[], give: Card | undefined, take: Card | undefined): number | undefined {
  const place = choices.findIndex((choice) => choice.type === 'swap' && choice.give === give && choice.take === take)
  return place < 0 ? undefined : place
}

function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a - b)
}
