import { dataFolder } from '../data-folder.ts'
import { type Subcommand, WrongUse } from '../subcommand.ts'
import { readArguments } from './arguments.ts'
import { openGameTerminal } from './open-game-terminal.ts'
import { play } from './play.ts'
import { Shelf } from './saves/shelf.ts'
import { ProcessTty } from './tty/process-tty.ts'

const help = `paddock play <game> [options]

Plays a match against bots, here in the terminal (80 × 24 or larger). A match is saved after every
decision: quit at any time, and the same command goes on with it.

  --seats N         how many sit at the table; 4 if the game allows it
  --seat K          which seat is yours, 0 to N-1 as in records; 0
  --bots NAME       who plays against you: instinct (default) or random
  --seed TEXT       a shuffle of your choice, for a match that can be repeated
  --options JSON    what differs from the game’s usual rules
  --lang en|fr      the language; that of the terminal
  --speed NAME      how fast bots are shown: slow, normal (default), instant
  --new             start a new match, even if one is saved
  --no-color        without colours; so does the environment’s NO_COLOR

Matches are kept in $PADDOCK_DATA, or $XDG_STATE_HOME/paddock, or ~/.paddock.`

export const playCommand: Subcommand = {
  name: 'play',
  summary: 'play against bots in the terminal',
  help,
  async run(args) {
    const { wish, colours } = await readArguments(args, process.env)
    const { stdin, stdout, env } = process
    if (!stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb') {
      const id = wish.box.game.meta.id
      throw new WrongUse(
        `play needs a terminal that it can draw on, and this is none. For programs: "paddock engine ${id}"; ` +
          `for bots among themselves: "paddock simulate ${id}".`,
      )
    }
    const tty = new ProcessTty(stdin, stdout, colours)
    const shelf = new Shelf(dataFolder(env))
    const terminal = await openGameTerminal(wish.box)
    tty.open()
    const farewell = await play(wish, terminal, shelf, tty).finally(tty.close)
    for (const sentence of farewell) stdout.write(`${sentence}\n`)
    return 0
  },
}
