import './hand.css'
import { afterRest } from '@paddock/board/late'
import { lazily, Nothing } from '@paddock/page-kit/lazily.tsx'
import { PhaseAsked } from './asked/phase-asked.tsx'
import { Cards } from './cards/cards.tsx'
import { Explained } from './cards/explained.tsx'
import { Dashboard } from './dashboard/dashboard.tsx'
import { usePicking } from './picking/use-picking.ts'
import type { Props } from './props.ts'
import { text } from './text/index.ts'

/** Who has a first gear to choose does not watch. */
const Watched = lazily(
  afterRest(async () => (await import('./watched.tsx')).Watched),
  Nothing,
)

/** The dashboard and the hand of whoever drives; whoever only watches sees the turn that is driven. */
export function Hand(props: Props) {
  const { view, viewer, language, deciding } = props
  const picking = usePicking(props)
  if (viewer === 'spectator') {
    return (
      <div class="dash" data-watching="true">
        <Explained language={language}>
          <Watched {...props} />
        </Explained>
        <p class="dash-note">{text[language].watching}</p>
      </div>
    )
  }
  const driving = { ...props, seat: viewer }
  return (
    <div class="dash">
      <Explained language={language}>
        <Dashboard {...driving} />
        <div class="dash-side">
          {deciding ? (
            <PhaseAsked key={`${view.round} ${view.phase}`} {...driving} deciding={deciding} picking={picking} />
          ) : (
            <Watched {...props} />
          )}
        </div>
        <Cards {...driving} picking={picking} />
      </Explained>
    </div>
  )
}
