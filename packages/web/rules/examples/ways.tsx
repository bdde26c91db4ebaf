import { inLanguage } from '@paddock/page-kit/language.ts'
import { rulesText } from '../text/index.ts'

/** Where somebody is in an example: so many steps done, and what was tried from there, if anything is. */
export interface Stand {
  readonly step: number
  readonly tried?: readonly unknown[]
  /** It was come to by doing something, which is shown. */
  readonly isDriven?: boolean
}

interface WaysProps {
  readonly stand: Stand
  readonly steps: number
  /** The step before which something else may be tried; undefined if there is none. */
  readonly askedAt: number | undefined
  go(stand: Stand): void
}

/** The ways on from where somebody is in an example. */
export function Ways({ stand: { step, tried }, steps, askedAt, go }: WaysProps) {
  const words = inLanguage(rulesText)
  const isOver = step === steps
  if (tried) {
    return (
      <div class="rules-example-ways">
        {tried.length > 0 && <Way text={words.tryOther} onClick={() => go({ step, tried: [] })} />}
        <Way text={words.tryEnd} onClick={() => go({ step: 0 })} />
      </div>
    )
  }
  return (
    <div class="rules-example-ways">
      {isOver ? (
        <Way text={words.again} onClick={() => go({ step: 0 })} />
      ) : (
        <Way
          isMain
          text={step === 0 ? words.show : words.next}
          onClick={() => go({ step: step + 1, isDriven: true })}
        />
      )}
      {step > 0 && !isOver && <Way text={words.back} onClick={() => go({ step: step - 1 })} />}
      {askedAt !== undefined && <Way text={words.tryIt} onClick={() => go({ step: askedAt, tried: [] })} />}
    </div>
  )
}

interface WayProps {
  readonly text: string
  readonly isMain?: boolean
  onClick(): void
}

function Way({ text, isMain = false, onClick }: WayProps) {
  return (
    <button type="button" class={isMain ? 'button button-low button-primary' : 'button button-low'} onClick={onClick}>
      {text}
    </button>
  )
}
