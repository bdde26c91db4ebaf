import type { Speed } from '../speed.ts'
import type { TtySize } from '../tty/tty.ts'
import type { KeyHelp } from './words.ts'

export const en = {
  /** What the player is called in the row of seats: "you". */
  you: 'you',
  youAre: (name: string) => `You are ${name}`,
  /** A game's title and what there is to say of it. */
  titled: (title: string, said: string) => `${title}: ${said}`,
  /** In place of the hand of someone who will not be asked again. */
  out: 'Nothing left for you to decide.',
  journal: 'What happened',
  tooSmall: (is: TtySize, needed: TtySize) =>
    `This window is ${is.columns} × ${is.rows}. Please make it at least ${needed.columns} × ${needed.rows}; the match waits.`,
  place(place: number): string {
    const ending = place > 10 && place < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
    return `${place}${ending}`
  },
  /** The bottom line: what the keys do now. */
  keys: {
    /** With so many choices that each has its own number key, or more. */
    deciding: (choices: number, canUndo: boolean) =>
      choices <= 9
        ? `1-${choices} play  ↑↓ look, Enter plays${canUndo ? '  u undo' : ''}  ? help  l français  + - pace  q quit`
        : `↑↓ or a number: look   Enter play${canUndo ? '   u undo' : ''}   ? help   l français   q quit`,
    /** With choices that have a key each, other than their number. */
    oneKey: (signs: string, canUndo: boolean) =>
      `${signs} play  ↑↓ look, Enter plays${canUndo ? '  u undo' : ''}  ? help  l français  q quit`,
    /** With choices that are typed sign by sign: what was typed so far. */
    typing: (typed: string, canUndo: boolean) =>
      `${typed === '' ? 'Type it' : `Typed: ${typed}`} or ↑↓: look   Enter play${canUndo ? '   u undo' : ''}   ? help   l français   q quit`,
    watching: 'Space: to your turn   ? help   l français   + - pace   q quit',
    out: 'f to the end   ? help   l français   + - pace   q quit',
    halted: 'Any key: go on   ? help   l français   + - pace   q quit',
    help: 'Any key: back to the match   l français',
    /** Where the help has another page. */
    helpOn: 'Any key: what the signs mean   l français',
    welcome: 'Enter: start   ? help   l français   q quit',
    welcomeBack: 'Enter: go on   n new match   ? help   l français   q quit',
    end: 'n new match   l français   q quit',
  },
  pace: (speed: Speed) => `Pace: ${speed}.`,
  welcome: {
    solo: (seats: number, bots: string) =>
      seats === 1 ? 'You play alone.' : `${seats} seats: you against ${seats - 1} bots (${bots}).`,
    promise: 'The shuffle is settled; at the end its seed will prove it by this number:',
    back: 'Welcome back!',
    since: 'What happened last:',
    otherwise: 'You asked for another match than the saved one: n starts it.',
    /** After the first n; the second one gives the saved match up. */
    giveUp: 'n again to give up this match; any other key keeps it.',
    damaged: (path: string) => `The saved match could not be read. It was put aside as ${path}.`,
    /** Begun under other rules than these. */
    newer: (path: string) => `The saved match was begun under newer rules than these. It was put aside as ${path}.`,
  },
  undo: {
    done: 'Taken back.',
    nothing: 'There is nothing to take back yet.',
    othersMoved: 'Too late to take back: others have moved since.',
    tooLate: (shown: string) => `Too late to take back: ${shown}.`,
  },
  help: {
    rules: 'The rules',
    keys: 'The keys',
    signs: 'The signs',
    list: (shown: string): readonly KeyHelp[] => [
      ['1 … 9', 'play that choice at once'],
      ['↑ ↓ ← →', 'look at a choice; Enter plays it'],
      ['u', `take your last decision back, unless ${shown} since`],
      ['Space', 'skip to your turn (any key does)'],
      ['f', 'once you are out: to the end of the match'],
      ['+ -', 'faster, slower: slow, normal, instant'],
      ['l', 'English, français'],
      ['q', 'quit; the match is saved after every move'],
    ],
  },
  end: {
    won: (name: string) => `${name} wins.`,
    youWon: 'You win!',
    shared: 'A shared victory.',
    /** Before the commands that replay and verify the record. */
    recorded: 'The match is recorded. To see it again, and to check that the shuffle was fair:',
  },
  /** Left behind on the ordinary screen. */
  farewell: { saved: (command: string) => `The match is saved. Go on with: ${command}` },
}
