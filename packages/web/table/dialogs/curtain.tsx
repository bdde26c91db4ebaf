import './curtain.css'
import { CarIcon, Sign } from '@paddock/board'
import type { Seat } from '@paddock/kernel'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Live, sinceLines } from '../live.ts'
import { lettered } from '../scene/lettered.ts'
import { linesOf } from '../scene/lines.ts'
import { linesSince } from './lines-since.ts'

interface CurtainProps {
  readonly live: Live
  /** Who must take the device. */
  readonly seat: Seat
}

/** What someone missed who waited for a turn is among so many of the latest entries. */
const sinceTurn = 60

/** Covers everything while the device goes from hand to hand. Only the button lifts it. */
export function Curtain({ live, seat }: CurtainProps) {
  const { session, page, shown, looking, telling, words } = live
  const { journal } = shown
  const name = looking.name(seat)
  const since = linesSince(seat, linesOf(journal.slice(-sinceTurn), telling), journal, sinceLines)
  const cover = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // In the same moment as it is there: a key pressed then must not reach what lies beneath.
  useLayoutEffect(() => {
    cover.current?.showModal()
    button.current?.focus()
  }, [])
  return (
    <dialog
      ref={cover}
      class="table-curtain"
      aria-labelledby="table-curtain-name"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <div class="table-curtain-body">
        <CarIcon look={lettered(page.look(seat), name)} class="table-curtain-car" />
        <h2 id="table-curtain-name">{words.pass(name)}</h2>
        <p>{words.curtainHelp}</p>
        <button ref={button} type="button" class="button button-primary" onClick={() => session.liftCurtain()}>
          {words.iAm(name)}
        </button>
        {since.length > 0 && (
          <section>
            <h3>{words.sinceYourTurn}</h3>
            <ul>
              {since.map(({ key, said, isGreat, look: sign }) => (
                <li key={key} data-great={isGreat}>
                  {sign && <Sign look={sign} numbered={sign.number !== ''} />} {said}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </dialog>
  )
}
