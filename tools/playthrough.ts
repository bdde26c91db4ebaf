// Prints a match between bots in plain words, so that a change of rules shows as a change of the story.
//   npm run playthrough <game> [-- --seats N --seed TEXT --lang en|fr --viewer seat|spectator]
import { botsFor, playRecorded } from '@paddock/bots'
import {
  parse,
  readGame,
  readGameOptions,
  readSeats,
  readViewer,
  seatBots,
  tableOptions,
} from '../packages/cli/arguments.ts'
import { readLanguage } from '../packages/cli/language.ts'
import { print } from '../packages/cli/output.ts'
import { retell, storyText } from '../packages/cli/story.ts'
import { tellTrouble } from '../packages/cli/trouble.ts'

try {
  await playthrough(process.argv.slice(2))
} catch (error) {
  process.exitCode = tellTrouble(error, undefined)
}

async function playthrough(args: string[]): Promise<void> {
  const { values, positionals } = parse({
    args,
    allowPositionals: true,
    options: {
      ...tableOptions,
      seed: { type: 'string', default: 'playthrough' },
      viewer: { type: 'string' },
      lang: { type: 'string' },
    },
  })
  const box = await readGame(positionals)
  const seats = readSeats(box, values.seats)
  const bots = seatBots(box, values.bots ?? botsFor(box).at(-1)?.name ?? '', seats)
  const match = playRecorded({ box, bots, options: readGameOptions(box, values.options), seed: values.seed })
  const recorded = { box, record: match.record() }
  const viewer = readViewer(values.viewer, seats)
  const language = readLanguage(values.lang)
  print(storyText(recorded, retell(recorded, viewer, language), viewer, language))
}
