import { writeFile } from 'node:fs/promises'
import { botsFor, playRecorded } from '@paddock/bots'
import { freshSeed } from '@paddock/kernel'
import { parse, readGame, readGameOptions, readSeats, readSeed, seatBots, tableOptions } from '../arguments.ts'
import { printJson, remark } from '../output.ts'
import { Failure, type Subcommand } from '../subcommand.ts'

export const recordCommand: Subcommand = {
  name: 'record',
  summary: 'play one match between bots and write its record',
  help: `Usage: paddock record <game> [options]

Plays one match between bots and writes its record: all it takes to replay it on any machine.

  --seats N          how many sit at the table; the smallest number if left out
  --seed TEXT        the same seed and bots give the same match; drawn if left out
  --bots NAMES       one name for all seats, or one per seat; the strongest there is if left out
  --options JSON     the game’s options, see paddock games
  -o, --output FILE  where the record goes; stdout if left out or -`,
  async run(args) {
    const { values, positionals } = parse({
      args,
      allowPositionals: true,
      options: { ...tableOptions, output: { type: 'string', short: 'o', default: '-' } },
    })
    const box = await readGame(positionals)
    const seats = readSeats(box, values.seats)
    const strongest = botsFor(box).at(-1)?.name ?? ''
    const match = playRecorded({
      box,
      bots: seatBots(box, values.bots ?? strongest, seats),
      options: readGameOptions(box, values.options),
      seed: readSeed(values.seed, freshSeed),
    })
    const record = match.record()
    if (values.output === '-') {
      printJson(record)
      return 0
    }
    try {
      await writeFile(values.output, `${JSON.stringify(record, null, 2)}\n`)
    } catch (error) {
      throw new Failure(`Cannot write ${values.output}: ${error instanceof Error ? error.message : error}`)
    }
    remark(`${values.output}: ${match.entry} entries, seed ${match.seed}`)
    return 0
  },
}
