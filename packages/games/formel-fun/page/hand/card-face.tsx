import './card-face.css'
import type { Language } from '@paddock/kernel'
import { LateScene } from '@paddock/page-kit/drawings/late-drawings.ts'
import type { ForeseenDrive } from '../../prospects/foreseen-drive.ts'
import { type CardKind, faces } from '../../rules/cards.ts'
import { Bolt } from '../bolt.tsx'
import { text } from '../text/index.ts'

interface FaceProps {
  readonly kind: CardKind
  readonly count: number
  /** The key that plays it, if one does. */
  readonly keyName?: string | undefined
  readonly drive?: ForeseenDrive | undefined
  readonly language: Language
}

/** What is printed on a card and, when it can be played, what it would do. */
export function CardFace({ kind, count, keyName, drive, language }: FaceProps) {
  const { red, blue } = faces.find((face) => face.kind === kind) ?? { red: 0, blue: 0 }
  return (
    <span
      class="fun-face"
      data-kind={kind === 'turbo' ? 'turbo' : red > 0 ? 'red' : 'blue'}
      data-match={drive && red === drive.space}
    >
      <LateScene body="kart" speed={kind === 'turbo' ? 12 : blue} place={red || blue + 4} />
      <span class="fun-corner">
        {red > 0 && <span class="fun-red">{red}</span>}
        {kind === 'turbo' && <Bolt />}
        {count > 1 && <span class="fun-count">×{count}</span>}
        {keyName && <kbd class="fun-key">{keyName}</kbd>}
      </span>
      <span class="fun-blue">{kind === 'turbo' && !drive ? `+${blue}` : blue}</span>
      <span class="fun-end">{drive && <DriveEnd drive={drive} language={language} />}</span>
    </span>
  )
}

/** Where the car would end: the number of the space, its place, and what it would lose. */
export function DriveEnd({ drive, language }: { readonly drive: ForeseenDrive; readonly language: Language }) {
  const { endsOn, place, passes, fellBack } = drive
  return (
    <>
      {fellBack > 0 && <span class="fun-lost">{'○'.repeat(Math.min(fellBack, 3))}</span>}
      {passes && <span class="fun-line" />}
      <span class="fun-space">{endsOn}</span>
      <span class="fun-place">{text[language].place(place)}</span>
    </>
  )
}
