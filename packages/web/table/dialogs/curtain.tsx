import './curtain.css'
import { CarIcon, type CarLook, Sign } from '@paddock/board'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { lettered } from '../scene/lettered.ts'
import type { JournalLine } from '../scene/lines.ts'
import type { PageWords } from '../text/words.ts'

interface CurtainProps {
  readonly words: PageWords
  readonly name: string
  readonly look: CarLook
  /** What happened since that person last decided. */
  readonly since: readonly JournalLine[]
  onLift(): void
}

/** Covers everything while the device goes from hand to hand. Only the button lifts it. */
export function Curtain({ words, name, look, since, onLift }: CurtainProps) {
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
        <CarIcon look={lettered(look, name)} class="table-curtain-car" />
        <h2 id="table-curtain-name">{words.pass(name)}</h2>
        <p>{words.curtainHelp}</p>
        <button ref={button} type="button" class="button button-primary" onClick={onLift}>
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
