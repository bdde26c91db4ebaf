import './raise.css'
import { Choice } from '@paddock/page-kit/choices.tsx'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { digitOf, isPressable, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import { useRef, useState } from 'preact/hooks'
import { standOf } from '../../../prospects/bidders.ts'
import { bidStep } from '../../../rules/money.ts'
import type { View } from '../../../rules/view.ts'
import { LedgerButton } from '../../money/ledger-button.tsx'
import { Purse } from '../../money/purse.tsx'
import { text as moneyText } from '../../money/text/index.ts'
import type { AskedProps, Props } from '../../props.ts'
import { text } from '../text/index.ts'

/** The own purse, and while one is asked: how much to bid, or to pass. */
export function Raise(props: Props) {
  const { view, viewer, language, deciding } = props
  if (viewer === 'spectator') return null
  const words = text[language]
  // Every bid asks anew, from the next step on.
  if (deciding) return <Bidding key={`${view.race} ${view.offers} ${view.bid}`} {...props} deciding={deciding} />
  const stand = standOf(view, viewer)
  const said =
    stand === 'leads'
      ? words.youLead
      : stand === 'passed'
        ? words.youPassed
        : stand === 'short'
          ? words.youAreShort
          : stand === 'in' || stand === 'asked'
            ? ''
            : words.standHelp[stand]
  return (
    <div class="tr-raise">
      <YourPurse looking={props} seat={viewer} />
      <p class="tr-waiting">{said}</p>
    </div>
  )
}

/** Quick raises, in steps above the best bid; their keys are the same figures. */
const jumps = [1, 2, 5]

function Bidding({ deciding, considered, consider, choose, ...looking }: AskedProps) {
  const { view, language } = looking
  const words = text[language]
  const money = moneyText[language]
  const [wanted, want] = useState(view.bid + bidStep)
  const controls = useRef<HTMLFieldSetElement>(null)
  const { choices, seat } = deciding
  const looked = choices[considered ?? -1]
  const amount = looked?.type === 'bid' ? looked.bid : wanted
  const bid = choices.findIndex((choice) => choice.type === 'bid' && choice.bid === amount)
  const expected = deciding.prospect(bid).expected
  const pass = choices.findIndex(({ type }) => type === 'pass')
  const most = Math.max(...choices.map((choice) => (choice.type === 'bid' ? choice.bid : 0)))
  const set = (next: number) => {
    const within = Math.min(most, Math.max(view.bid + bidStep, next))
    // Enter makes the bid; what had been set before is looked at on the way there.
    controls.current?.querySelector<HTMLElement>('.tr-bid')?.focus({ preventScroll: true })
    want(within)
    consider(choices.findIndex((choice) => choice.type === 'bid' && choice.bid === within))
  }
  useOwnKeys((key, target) => {
    if (key === 'Enter' && considered === undefined && !isPressable(target)) {
      choose(bid)
      return true
    }
    const steps = digitOf(key)
    const move = key === 'ArrowUp' || key === '+' ? bidStep : key === 'ArrowDown' || key === '-' ? -bidStep : 0
    if (steps !== undefined) set(view.bid + steps * bidStep)
    else if (move !== 0) set(amount + move)
    return steps !== undefined || move !== 0
  })
  const pointed = { considered, consider, choose, isStop: true }
  return (
    <fieldset ref={controls} class="choices tr-raise" aria-label={words.raise} onKeyDown={refuseRepeats}>
      <YourPurse looking={looking} seat={seat} left={expected.kind === 'bid' ? expected.left : undefined} />
      <div class="tr-stepper">
        <button
          type="button"
          class="button"
          aria-label={words.less}
          disabled={amount <= view.bid + bidStep}
          onClick={() => set(amount - bidStep)}
        >
          −
        </button>
        <output class="tr-amount">{money.money(amount)}</output>
        <button
          type="button"
          class="button"
          aria-label={words.more}
          disabled={amount >= most}
          onClick={() => set(amount + bidStep)}
        >
          +
        </button>
      </div>
      <div class="tr-jumps">
        {jumps.map((steps) => {
          const to = view.bid + steps * bidStep
          return (
            <button
              key={steps}
              type="button"
              class="button"
              aria-pressed={amount === to}
              disabled={to > most}
              onClick={() => set(to)}
            >
              {money.signed(steps * bidStep)}
            </button>
          )
        })}
        <button type="button" class="button" aria-pressed={amount === most} onClick={() => set(most)}>
          {words.everything}
        </button>
      </div>
      <Choice {...pointed} choice={bid} label={words.bid(money.money(amount))} class="button tr-bid">
        <span class="tr-again">{words.confirm}</span>
        {words.bid(money.money(amount))}
        <span class="enter">↵</span>
      </Choice>
      <Choice {...pointed} choice={pass} label={words.pass} class="button tr-pass">
        <span class="tr-again">{words.confirm}</span>
        {words.pass}
      </Choice>
    </fieldset>
  )
}

/** A key that is held down bids once. */
function refuseRepeats(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}

interface YourPurseProps {
  readonly looking: Looking<View>
  readonly seat: number
  /** What would be left. */
  readonly left?: number | undefined
}

/** The own money, which opens the ledger. */
function YourPurse({ looking, seat, left }: YourPurseProps) {
  const { view, language } = looking
  const money = moneyText[language]
  return (
    <div class="tr-your-purse">
      <LedgerButton looking={looking} class="tr-purse-button">
        <Purse amount={view.purse[seat] ?? 0} words={money} />
        {left !== undefined && <span class="tr-left">{text[language].left(money.money(left))}</span>}
      </LedgerButton>
    </div>
  )
}
