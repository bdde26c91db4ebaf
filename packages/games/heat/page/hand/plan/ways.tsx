import '../asked/uses.css'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import type { Plan } from '../../../prospects/plan.ts'
import type { Piece } from '../../../prospects/reasons/pieces.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'

/** A choice that leads somewhere for certain. */
export interface WayOffered {
  readonly of: Piece
  readonly choice: number
  readonly title: string
  readonly note?: string
  readonly plan: Plan
}

/** Ways side by side, each with where it ends and what it costs. */
export function Ways({ ways, ...props }: AskedProps & { readonly ways: readonly WayOffered[] }) {
  const { language, considered, consider, choose } = props
  const words = text[language]
  return (
    <Choices label={words.symbols} class="dash-uses dash-ways">
      {ways.map(({ of, choice, title, note, plan }, index) => {
        const isSpin = plan.spinOuts.some(({ rescue }) => rescue === 0)
        const isFree = plan.corners.length === 0
        // Where it would end no longer matters in a spin-out.
        const brings = [
          ...(note ? [note] : []),
          ...(isSpin ? [] : [words.end(plan.ends[1])]),
          ...(isFree ? [] : [words.goOnBrings(plan)]),
          ...(plan.gains.length > 0 ? [words.sponsors(plan.gains.length)] : []),
        ]
        return (
          <Choice
            key={choice}
            {...{ of, choice, considered, consider, choose }}
            label={words.explained(title, brings.join(', '))}
            class={isSpin ? 'dash-use dash-use-spin' : 'dash-use'}
          >
            <b>{title}</b>
            {brings.map((said) => (
              <span key={said}>{said}</span>
            ))}
            <span class="dash-again">{words.doIt}</span>
            {index < 9 && <kbd class="key dash-key">{index + 1}</kbd>}
          </Choice>
        )
      })}
    </Choices>
  )
}
