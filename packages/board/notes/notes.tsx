import type { Point } from '@paddock/racing/circuit'
import { rounded } from '../drawing.ts'
import type { PlacedMark } from '../marks/mark-places.ts'
import type { TracksideNote } from '../types.ts'
import { notePlace } from './note-place.ts'
import { enlargedBy, type Panel, type Written } from './panel.ts'
import { Plate } from './plate.tsx'

interface Props extends Written {
  readonly notes: readonly TracksideNote[]
  /** What hangs at the track. */
  readonly marks: readonly PlacedMark[]
}

const line = 0.95
const letter = 0.31
const margin = 0.35

/** Small panels beside the track, next to the sign of the line they are about, or on the track where there is none. */
export function Notes({ circuit, notes, marks, window, enlarged }: Props) {
  return (
    <>
      {notes.map((note) => {
        const panel = panelOf(note)
        const scaled = enlargedBy(panel, enlarged)
        return (
          <Note
            key={note.along}
            note={note}
            panel={panel}
            at={notePlace(circuit, note.along, scaled, window, marks)}
            scale={enlarged}
          />
        )
      })}
    </>
  )
}

function panelOf({ lines }: TracksideNote): Panel {
  return {
    width: Math.max(...lines.map((text) => text.length)) * letter + 2 * margin,
    height: lines.length * line + margin,
  }
}

interface NoteProps {
  readonly note: TracksideNote
  readonly panel: Panel
  readonly at: Point
  readonly scale: number
}

function Note({ note: { lines, grave = false }, panel, at, scale }: NoteProps) {
  return (
    <g
      class={grave ? 'board-note board-note-grave' : 'board-note'}
      transform={`translate(${rounded(at.x)} ${rounded(at.y)})scale(${rounded(scale)})`}
    >
      <Plate panel={panel} rx=".3" class="board-note-panel" />
      {lines.map((text, place) => (
        <text key={text} y={rounded((place - (lines.length - 1) / 2) * line + 0.27)} class="board-note-text">
          {text}
        </text>
      ))}
    </g>
  )
}
