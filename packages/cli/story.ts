import {
  type AnyExplainedBox,
  type AnyMatch,
  type GameEvent,
  isObject,
  isUndo,
  type Language,
  type MatchRecord,
  replay,
  type Viewer,
} from '@paddock/kernel'
import { optionSheets } from './options.ts'
import { inColumns } from './output.ts'
import type { Recorded } from './record-file.ts'
import { cliWords } from './text/index.ts'

/** What one viewer heard of one entry, as data and in words; number 0 is what the set-up told. */
export interface StoryEntry {
  readonly entry: number
  /** What the command line says where the game has nothing to tell: a decision in secret, an undo. */
  readonly says?: string
  readonly events: readonly { readonly event: GameEvent; readonly says: string }[]
}

/** A record, played again for someone to read. */
export interface Story {
  readonly match: AnyMatch
  readonly moments: readonly StoryEntry[]
}

export function retell({ box, record }: Recorded, viewer: Viewer, language: Language): Story {
  const words = box.words[language]
  const said = (match: AnyMatch, events: readonly GameEvent[]): StoryEntry['events'] =>
    match.told(events, viewer).map((event) => ({ event, says: words.event(event, words.seat, record.seats) }))
  const moments: StoryEntry[] = []
  const match = replay(box.game, record, (step, match) => {
    const events = said(match, step.events)
    const says = events.length === 0 ? entryInWords(box, record, step.entry, step.outcome, language) : undefined
    moments.push({ entry: step.entry, ...(says !== undefined && { says }), events })
  })
  const opening = said(match, match.opening)
  return { match, moments: opening.length === 0 ? moments : [{ entry: 0, events: opening }, ...moments] }
}

function entryInWords(
  box: AnyExplainedBox,
  record: MatchRecord,
  number: number,
  outcome: 'applied' | 'sealed' | 'undone',
  language: Language,
): string | undefined {
  const entry = record.entries[number - 1]
  if (!entry) return undefined
  const name = box.words[language].seat(entry.seat)
  if (isUndo(entry)) return cliWords[language].undone(name, entry.undo)
  return outcome === 'sealed' ? cliWords[language].sealed(name) : cliWords[language].applied(name)
}

/** The whole story on paper: the inColumns, what happened, how it ended. */
export function storyText({ box }: Recorded, story: Story, viewer: Viewer, language: Language): string {
  return [head(box, story.match, viewer, language), body(story.moments), foot(box, story.match, language)].join('\n\n')
}

function head(box: AnyExplainedBox, match: AnyMatch, viewer: Viewer, language: Language): string {
  const words = cliWords[language]
  const { title, seat: nameOf } = box.words[language]
  const names = Array.from({ length: match.seats }, (_, seat) => nameOf(seat))
  const chosen = isObject(match.options) ? match.options : {}
  const options = optionSheets(box, language).map(({ name, label, values }) => {
    const said = values.find(({ value }) => value === chosen[name])?.label ?? String(chosen[name])
    return words.option(label, said)
  })
  const eyes = words.seenBy(viewer === 'spectator' ? undefined : nameOf(viewer))
  return [title, words.table(names), ...options, eyes].join('\n')
}

/** An entry is a paragraph with its number. What starts (a race, a round) gets a line of its own. */
function body(moments: readonly StoryEntry[]): string {
  const lines: string[] = []
  let underHeading = false
  for (const { entry, says, events } of moments) {
    let number = (entry === 0 ? '' : String(entry)).padStart(5)
    let paragraph = says === undefined ? [] : [says]
    const close = () => {
      if (paragraph.length === 0) return
      lines.push(`${number}  ${paragraph.join(' ')}`)
      number = ' '.repeat(number.length)
      paragraph = []
      underHeading = false
    }
    for (const { event, says: sentence } of events) {
      if (!event.type.endsWith('-started')) {
        paragraph.push(sentence)
        continue
      }
      close()
      if (!underHeading) lines.push('')
      lines.push(sentence)
      underHeading = true
    }
    close()
  }
  return lines.join('\n')
}

function foot(box: AnyExplainedBox, match: AnyMatch, language: Language): string {
  const words = cliWords[language]
  const { seat: nameOf, score: scoreInWords, waiting } = box.words[language]
  const hash = words.hash(match.hash())
  const ranking = match.ranking()
  if (!ranking) {
    const { view, pending } = match.view('spectator')
    return `${words.unfinished}\n${waiting(view, pending, nameOf)}\n\n${hash}`
  }
  const rows = ranking.map(({ seat, place, score }) => [
    `${place}. ${nameOf(seat)}`,
    scoreInWords(score, match.options),
  ])
  return `${words.ranking}\n${inColumns(rows)}\n\n${hash}`
}
