import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { Table } from '@paddock/protocol'
import { isIdle } from '../setup/options/idle.ts'
import { inShort, optionSaid, termsOf } from '../setup/terms.ts'
import { setupOf } from './setup-of.ts'
import type { OpenedGame } from './use-game.ts'
import { gatheringWords } from './words.ts'

interface HouseRulesProps {
  readonly table: Table
  readonly game: OpenedGame | undefined
  /** Opens what changes them; left out where nobody may. */
  onChange?: (() => void) | undefined
}

/** By which options the race is run, and what becomes of those who leave. */
export function HouseRules({ table, game, onChange }: HouseRulesProps) {
  const words = inLanguage(gatheringWords)
  const frame = game && termsOf(game.box)
  // What plays no part is not worth a line.
  const options = frame?.options.filter(({ name }) => !isIdle(frame, table.options, table.seats.length, name)) ?? []
  const short = game && frame && inShort(game.box, setupOf(table, frame), language.value)
  return (
    <section>
      <h2>{words.rules}</h2>
      {short !== undefined && <p class="gathering-short">{short}</p>}
      <dl class="gathering-rules">
        {game &&
          options.map(({ name, usual }) => {
            const said = optionSaid(game.box, name, language.value)
            return (
              <div key={name}>
                <dt>{said.label}</dt>
                <dd>{said.value(table.options[name] ?? usual)}</dd>
              </div>
            )
          })}
      </dl>
      <p class="ui-help">{table.holding ? words.holding : words.notHolding}</p>
      {onChange && game && (
        <div>
          <button type="button" class="button" onClick={onChange}>
            {words.changeRules}
          </button>
        </div>
      )}
    </section>
  )
}
