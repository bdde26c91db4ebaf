import './uses.css'
import { Beyond, Choices } from '@paddock/page-kit/choices.tsx'
import { piece } from '@paddock/page-kit/piece.ts'
import { digitOf, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import { useState } from 'preact/hooks'
import { mayCool } from '../../../prospects/cooling.ts'
import { planOfTurn } from '../../../prospects/prospect.ts'
import type { Card } from '../../../rules/cards.ts'
import { SymbolSign } from '../cards/symbol-signs.tsx'
import { PilePicker } from '../picking/pile-picker.tsx'
import { slowestFirst } from '../picking/selection.ts'
import { useResting } from '../picking/use-resting.ts'
import { PlanView } from '../plan/plan-view.tsx'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import { type Discarding, useDiscard } from './discarding.ts'
import { KeepAll, keepAll } from './keep-all.tsx'
import { Counts, NoUse, UseButton } from './use-buttons.tsx'
import { isDuty, isMove, type Use, usesOf } from './uses.ts'

/** Step 5: what must be done, then the symbols that are left, in any order, and the way on. */
export function ReactAsked({ discarded, ...props }: AskedProps & Discarding) {
  const { view } = props
  const [isSalvaging, salvage] = useState(false)
  const isOpen = props.deciding.choices.some(({ type }) => type === 'salvage')
  return (
    <div class="dash-asked" data-phase={view.phase}>
      {isSalvaging && isOpen ? (
        <Salvaging {...props} back={() => salvage(false)} />
      ) : (
        <Reacting {...props} discarded={discarded} openSalvage={() => salvage(true)} />
      )}
    </div>
  )
}

function Reacting({ openSalvage, discarded, ...props }: AskedProps & Discarding & { openSalvage(): void }) {
  const { view, seat, language, deciding, choose } = props
  useDiscard(props, discarded)
  const words = text[language]
  const isCooling = mayCool(view, seat)
  const all = usesOf(props).filter(({ action: { type } }) => isCooling || (type !== 'cool' && type !== 'relieve'))
  const of = (type: Use['action']['type']) => all.filter(({ action }) => action.type === type)
  const now = planOfTurn(view, seat)
  const isOffered = (type: Use['action']['type']) => deciding.choices.some((choice) => choice.type === type)
  const duties = all.filter(({ action }) => isDuty(action))
  const singles = all.filter(({ action }) => isMove(action))
  const counts = [
    { title: words.coolHeat, uses: of('cool') },
    { title: words.relieveStress, uses: of('relieve') },
  ].filter(({ uses }) => uses.length > 0)
  const [done] = of('done')
  const salvages = of('salvage')
  // Where going on is a spin-out, it is not what goes without saying.
  const obvious = now.spinOuts.length > 0 ? undefined : done?.choice
  useResting(props, obvious)
  const shown = [...duties, ...counts.flatMap(({ uses }) => uses), ...singles, ...(done ? [done] : [])]
  useOwnKeys((key) => {
    const digit = digitOf(key)
    if (digit === undefined) return false
    const use = shown[digit - 1]
    if (use) choose(use.choice)
    else if (done && digit === shown.length + 1) keepAll(props, done)
    return true
  })
  const button = (use: Use, look: string) => (
    <UseButton key={use.choice} {...props} use={use} class={look} digit={shown.indexOf(use) + 1} />
  )
  return (
    <>
      <PlanView plans={[now]} language={language} />
      {now.there.noCooldown && <p class="dash-note">{words.noCooling}</p>}
      <Choices label={words.symbols} class="dash-uses">
        {duties.length > 0 && <span class="dash-must-head">{words.mustFirst}</span>}
        {duties.map((use) => button(use, 'dash-use dash-must'))}
        {counts.map(({ title, uses }) =>
          uses.length > 1 ? (
            <Counts key={title} {...props} title={title} uses={uses} />
          ) : (
            uses.map((use) => button(use, 'dash-use'))
          ),
        )}
        {isCooling && !isOffered('cool') && <NoUse use="cool" title={words.coolHeat} sign="cooldown" />}
        {!isOffered('boost') && <NoUse use="boost" title={words.boost} sign="boost" />}
        {singles.map((use) => button(use, use.isLost ? 'dash-use dash-use-lost' : 'dash-use'))}
        {salvages.length > 0 && <SalvageButton {...props} open={openSalvage} />}
        {done ? (
          button(done, done.choice === obvious ? 'dash-use dash-use-on' : 'dash-use dash-use-spin')
        ) : (
          <Beyond
            of={{ piece: 'use', use: 'done' }}
            label={words.explained(words.goOn, words.notYet)}
            class="dash-use dash-use-not"
          >
            <b>{words.goOn}</b>
            <span>{words.notYet}</span>
          </Beyond>
        )}
        {done && discarded?.length === 0 && <KeepAll {...props} done={done} digit={shown.length + 1} />}
      </Choices>
      {done && discarded && <p class="dash-note dash-ahead">{words.discardsAhead(discarded.length)}</p>}
    </>
  )
}

function SalvageButton({ view, language, open }: AskedProps & { open(): void }) {
  const words = text[language]
  return (
    <button type="button" class="dash-use" {...piece({ piece: 'use', use: 'salvage' })} onClick={open}>
      <b>
        <SymbolSign symbol="salvage" />
        {words.salvage(Math.max(...view.left.salvage))}
      </b>
      <span>{words.salvageBrings}</span>
    </button>
  )
}

/** HT-SYM-15: the own discard may be looked through now. */
function Salvaging({ back, ...props }: AskedProps & { back(): void }) {
  const { view, seat, language, deciding } = props
  const words = text[language]
  const choiceFor = (cards: readonly Card[]) => {
    const wanted = slowestFirst(cards).join()
    const found = deciding.choices.findIndex(
      (choice) => choice.type === 'salvage' && slowestFirst(choice.cards).join() === wanted,
    )
    return found < 0 ? undefined : found
  }
  return (
    <PilePicker
      {...props}
      {...{ choiceFor, back }}
      cards={slowestFirst(view.discard[seat] ?? []).toReversed()}
      most={Math.max(...view.left.salvage)}
      hint={words.salvagePick}
      label={words.salvageCards}
    />
  )
}
