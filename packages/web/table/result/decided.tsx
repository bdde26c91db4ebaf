import './decided.css'
import type { TurningPoint } from '@paddock/page-kit/game-result.ts'
import { MomentAnchor } from './moment-anchor.tsx'
import type { MomentLink } from './moment-link.ts'
import type { ResultWords } from './words.ts'

interface DecidedProps {
  readonly points: readonly TurningPoint[]
  readonly link: MomentLink
  readonly words: ResultWords
}

/** What decided it, in a few sentences, each with a way to see it again. */
export function Decided({ points, link, words }: DecidedProps) {
  if (points.length === 0) return null
  return (
    <section class="result-section">
      <h3>{words.decided}</h3>
      <ul class="result-decided">
        {points.map(({ said, at }) => (
          <li key={said}>
            {said}{' '}
            {at !== undefined && (
              <MomentAnchor {...link(at)} label={words.seeAgain(said)}>
                {words.seeIt}
              </MomentAnchor>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
