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
import { useLooking } from './use-looking.ts'
import { useShopKeys } from './use-shop-keys.ts'

/** Between two seasons: one upgrade is kept. */
export function Keep(props: Props) {
  const { view, viewer, language, deciding, sealed, consider, choose } = props
  const words = text[language]
  const kept = sealed?.type === 'keep' ? sealed.card : undefined
  const own = (viewer === 'spectator' ? [] : (view.upgrades[viewer] ?? [])).toSorted((a, b) => a - b)
  const { looked, told, look, point } = useLooking(`${view.results.length}`, own, kept)
  const choice = deciding && looked !== undefined ? placeOf(deciding.choices, looked) : undefined
  const isNew = looked !== kept
  const lookAt = (card: Card) => {
    look(card)
    if (deciding) consider(placeOf(deciding.choices, card))
  }
  useShopKeys(deciding && { cards: own, choice, look: lookAt, choose })
  const named = looked === undefined ? undefined : cardInSentence(looked, language)
  return (
    <div class="dash shop" data-phase="keep">
      <ShopHead {...props} />
      {own.length > 0 && (
        <fieldset class="shop-market" aria-label={words.yourCar}>
          <UpgradeCards
            cards={own}
            {...(deciding ? { of: 'upgrade' } : {})}
            looked={looked}
            hasKeys={!!deciding}
            language={language}
            look={lookAt}
            point={point}
          />
        </fieldset>
      )}
      <div class="shop-below">
        <div class="shop-choice dash-asked" data-phase={deciding ? 'keep' : undefined}>
          <p class="shop-how">{howTo()}</p>
          {told !== undefined && <CardTold card={told} language={language} otherwise="" />}
          {deciding && (isNew || kept === undefined) && (
            <Confirm
              choice={choice}
              of={confirm(looked === undefined ? 0 : 1)}
              label={kept !== undefined && named ? words.keepInstead(named) : words.keep(named)}
              choose={choose}
            />
          )}
        </div>
        <CarsSoFar {...props} without={viewer === 'spectator' ? undefined : viewer} point={point} />
      </div>
    </div>
  )

  function howTo(): string {
    if (kept !== undefined) return words.kept(cardInSentence(kept, language))
    return deciding ? words.keepHow : words.everyoneKeeps
  }
}

function placeOf(choices: readonly Action[], card: Card): number | undefined {
  const place = choices.findIndex((choice) => choice.type === 'keep' && choice.card === card)
  return place < 0 ? undefined : place
}
