import { Beyond, Choice } from '@paddock/page-kit/choices.tsx'
import type { SymbolName } from '../../../rules/symbols.ts'
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
  const { of, choice, title, brings, sign } = use
  return (
    <Choice {...{ of, choice, considered, consider, choose }} label={words.explained(title, brings)} class={look}>
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

interface NoUseProps {
  readonly use: 'cool' | 'boost'
  readonly title: string
  readonly sign: SymbolName
}

/** A symbol that everyone knows and that is of no use now. */
export function NoUse({ use, title, sign }: NoUseProps) {
  return (
    <Beyond of={{ piece: 'use', use }} label={title} class="dash-use dash-no-use">
      <b>
        <SymbolSign symbol={sign} />
        {title}
      </b>
    </Beyond>
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
            of={use.of}
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
