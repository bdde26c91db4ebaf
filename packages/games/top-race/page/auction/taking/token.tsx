import './token.css'
import { Sign } from '@paddock/board'
import { Choice } from '@paddock/page-kit/choices.tsx'
import { digitOf, useOwnKeys } from '@paddock/page-kit/use-own-keys.ts'
import { sum } from '@paddock/racing'
import { useState } from 'preact/hooks'
import { tokenPays } from '../../../prospects/foresight.ts'
import { handStrength, inHand } from '../../../prospects/in-hand.ts'
import { deck } from '../../../rules/cards.ts'
import type { Action } from '../../../rules/state.ts'
import type { View } from '../../../rules/view.ts'
import { carLook, colourOf } from '../../livery.ts'
import { text as moneyText } from '../../money/text/index.ts'
import type { AskedProps } from '../../props.ts'
import { text } from '../text/index.ts'

/** What all cards together hold for each car. */
const whole = handStrength(deck)

/** How far the car will get: a scale around the finish, what the place pays and costs, and what the own hand can do. */
export function Token({ view, language, deciding, considered, consider, choose }: AskedProps) {
  const words = text[language]
  const money = moneyText[language]
  const { choices } = deciding
  const [wanted, want] = useState(Math.floor(choices.length / 2))
  const choice = considered ?? wanted
  const distance = distanceOf(choices[choice])
  const { own, wilds } = inHand(view.hand, view.lot)
  const set = (next: number) => {
    const within = Math.min(choices.length - 1, Math.max(0, next))
    want(within)
    consider(within)
  }
  // A digit would place the token far before the finish, and at once.
  useOwnKeys((key) => digitOf(key) !== undefined)
  const { reached, missing } = tokenPays(distance)
  return (
    <div class="tr-token">
      <div class="tr-token-scale">
        <input
          type="range"
          min={0}
          max={choices.length - 1}
          value={choice}
          aria-label={words.token}
          aria-valuetext={words.place(distance)}
          onInput={({ currentTarget }) => set(Number(currentTarget.value))}
          onKeyDown={(event) => event.key === 'Enter' && !event.repeat && choose(choice)}
        />
        <Marks view={view} choices={choices} finish={words.finish} />
      </div>
      <div class="tr-token-asked">
        <Steps set={(by) => set(choice + by)} signed={money.signed} />
        <p class="tr-token-pay">
          <strong>{words.place(distance)}</strong>
          <span class="tr-token-gain">
            {reached > 0 ? words.ifReached(money.money(reached)) : words.nothingIfReached}
          </span>
          <span class="tr-token-loss">{words.ifMissed(money.money(missing))}</span>
        </p>
        <Choice
          {...{ choice, considered, consider, choose }}
          isStop
          label={words.tokenAt(distance)}
          class="button tr-bid"
        >
          {words.tokenAt(distance)}
          <span class="enter">↵</span>
        </Choice>
      </div>
      <p class="tr-token-reach">{words.reach(colourOf(view.lot), sum(own), whole.cars[view.lot] ?? 0, sum(wilds))}</p>
    </div>
  )
}

function distanceOf(action: Action | undefined): number {
  return action?.type === 'token' ? action.distance : 0
}

const steps = [-10, -1, 1, 10]

function Steps({ set, signed }: { set(by: number): void; signed(count: number): string }) {
  return (
    <span class="tr-token-steps">
      {steps.map((by) => (
        <button key={by} type="button" class="button" onClick={() => set(by)}>
          {signed(by)}
        </button>
      ))}
    </span>
  )
}

interface MarksProps {
  readonly view: View
  readonly choices: readonly Action[]
  readonly finish: string
}

/** The finish, and the tokens that lie already. */
function Marks({ view, choices, finish }: MarksProps) {
  const at = (distance: number) => {
    const index = choices.findIndex((action) => distanceOf(action) === distance)
    return { left: `${(index / (choices.length - 1)) * 100}%` }
  }
  return (
    <div class="tr-token-marks" aria-hidden="true">
      <span style={at(1)} class="tr-token-finish">
        {finish}
      </span>
      {view.token.map(
        (token, car) =>
          token !== 0 && (
            <span key={carLook(car).colour} style={at(token)}>
              <Sign look={carLook(car)} />
            </span>
          ),
      )}
    </div>
  )
}
