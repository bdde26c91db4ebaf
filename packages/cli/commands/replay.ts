import { keepsPromise, Refusal, same } from '@paddock/kernel'
import { onlyOne, parse, readViewer } from '../arguments.ts'
import { readLanguage } from '../language.ts'
import { print, printJson, remark } from '../output.ts'
import { called, openRecord } from '../record-file.ts'
import { retell, storyText } from '../story.ts'
import { Failure, type Subcommand } from '../subcommand.ts'
import { cliWords } from '../text/index.ts'

export const replayCommand: Subcommand = {
  name: 'replay',
  summary: 'read a recorded match, move by move',
  help: `Usage: paddock replay <file> [options]

Plays a record again and tells what happened, as one viewer saw it; then the final ranking and the
hash of the final state. A file named - is read from stdin.

  --viewer WHO   spectator, or a seat from 0; spectator if left out
  --lang en|fr   the language; the terminal’s if left out
  --json         the same as JSON: every event with the number of its entry, and what was decided
                 in secret or taken back as an entry without an event

Exit code 1 if the record cannot be replayed, or does not end as it says.`,
  async run(args) {
    const { values, positionals } = parse({
      args,
      allowPositionals: true,
      options: { viewer: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean' } },
    })
    const language = readLanguage(values.lang)
    const words = cliWords[language]
    const file = onlyOne(positionals, 'file')
    const recorded = await openRecord(file, words.file)
    const { record } = recorded
    const viewer = readViewer(values.viewer, record.seats)
    const story = playable(file, words.file.unplayable, () => retell(recorded, viewer, language))
    const { match, moments } = story
    const hash = match.hash()
    const ranking = match.ranking() ?? null
    if (values.json) {
      const events = moments.flatMap(
        ({ entry, says, events }): { entry: number; event: object | null; says: string }[] =>
          says === undefined ? events.map((told) => ({ entry, ...told })) : [{ entry, event: null, says }],
      )
      const { game, seats } = record
      printJson({ game, seats, options: match.options, viewer, entries: match.entry, ranking, hash, events })
    } else print(storyText(recorded, story, viewer, language))

    const asRecorded = record.result === undefined || same(record.result, { hash, ranking })
    if (asRecorded && keepsPromise(record.seed, record.commitment)) return 0
    remark(words.doubtful)
    return 1
  },
}

function playable<Told>(file: string, unplayable: (file: string, why: string) => string, tell: () => Told): Told {
  try {
    return tell()
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    throw new Failure(unplayable(called(file), refusal.message))
  }
}
