import { Choice } from '@paddock/page-kit/choices.tsx'
import { SymbolSign } from '../cards/symbol-signs.tsx'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import type { Use } from './uses.ts'

type Choosing = Pick<AskedProps, 'considered' | 'consider' | 'choose' | 'language'>

interface UseProps extends Choosing {
  readonly use: Use
  readonly class: string
  /** The digit that makes the choice. */
  readonly digit: number
}

/** A symbol, and what it would bring. */
export function UseButton({ use, class: look, digit, language, considered, consider, choose }: UseProps) {
  const words = text[language]
  const { choice, title, brings, sign } = use
  return (
    <Choice {...{ choice, considered, consider, choose }} label={words.explained(title, brings)} class={look}>
      <b>
        {sign && <SymbolSign symbol={sign} />}
        {title}
      </b>
      <span>{brings}</span>
      <span class="dash-again">{words.doIt}</span>
      {digit <= 9 && <kbd class="key dash-key">{digit}</kbd>}
    </Choice>
  )
}

interface CountsProps extends Choosing {
  readonly title: string
  /** One for each number, from 1. */
  readonly uses: readonly Use[]
}

/** One symbol that may be used in part: a button for each number, side by side. */
export function Counts({ title, uses, language, considered, consider, choose }: CountsProps) {
  const words = text[language]
  const sign = uses[0]?.sign
  return (
    <div class="dash-use dash-cool">
      <b>
        {sign && <SymbolSign symbol={sign} />}
        {title}
      </b>
      <span class="dash-cool-counts">
        {uses.map((use, index) => (
          <Choice
            key={use.choice}
            {...{ considered, consider, choose }}
            choice={use.choice}
            label={words.explained(use.title, use.brings)}
            class="dash-cool-count"
          >
            {index + 1}
          </Choice>
        ))}
      </span>
    </div>
  )
}
