import type { PlayWords } from './words.ts'

export const en: PlayWords = {
  you: 'you',
  youAre: (name) => `You are ${name}`,
  titled: (title, said) => `${title}: ${said}`,
  out: 'Nothing left for you to decide.',
  journal: 'What happened',
  tooSmall: (is, needed) =>
    `This window is ${is.columns} × ${is.rows}. Please make it at least ${needed.columns} × ${needed.rows}; the match waits.`,
  place(place) {
    const ending = place > 10 && place < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
    return `${place}${ending}`
  },
  keys: {
    deciding: (choices, canUndo) =>
      choices <= 9
        ? `1-${choices} play  ↑↓ look, Enter plays${canUndo ? '  u undo' : ''}  ? help  l français  + - pace  q quit`
        : `↑↓ or a number: look   Enter play${canUndo ? '   u undo' : ''}   ? help   l français   q quit`,
    oneKey: (signs, canUndo) =>
      `${signs} play  ↑↓ look, Enter plays${canUndo ? '  u undo' : ''}  ? help  l français  q quit`,
    typing: (typed, canUndo) =>
      `${typed === '' ? 'Type it' : `Typed: ${typed}`} or ↑↓: look   Enter play${canUndo ? '   u undo' : ''}   ? help   l français   q quit`,
    watching: 'Space: to your turn   ? help   l français   + - pace   q quit',
    out: 'f to the end   ? help   l français   + - pace   q quit',
    halted: 'Any key: go on   ? help   l français   + - pace   q quit',
    help: 'Any key: back to the match   l français',
    helpOn: 'Any key: what the signs mean   l français',
    welcome: 'Enter: start   ? help   l français   q quit',
    welcomeBack: 'Enter: go on   n new match   ? help   l français   q quit',
    end: 'n new match   l français   q quit',
  },
  pace: (speed) => `Pace: ${speed}.`,
  welcome: {
    solo: (seats, bots) =>
      seats === 1 ? 'You play alone.' : `${seats} seats: you against ${seats - 1} bots (${bots}).`,
    promise: 'The shuffle is settled; at the end its seed will prove it by this number:',
    back: 'Welcome back!',
    since: 'What happened last:',
    otherwise: 'You asked for another match than the saved one: n starts it.',
    giveUp: 'n again to give up this match; any other key keeps it.',
    damaged: (path) => `The saved match could not be read. It was put aside as ${path}.`,
    newer: (path) => `The saved match was begun under newer rules than these. It was put aside as ${path}.`,
  },
  undo: {
    done: 'Taken back.',
    nothing: 'There is nothing to take back yet.',
    othersMoved: 'Too late to take back: others have moved since.',
    tooLate: (shown) => `Too late to take back: ${shown}.`,
  },
  help: {
    rules: 'The rules',
    keys: 'The keys',
    signs: 'The signs',
    list: (shown) => [
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
    won: (name) => `${name} wins.`,
    youWon: 'You win!',
    shared: 'A shared victory.',
    recorded: 'The match is recorded. To see it again, and to check that the shuffle was fair:',
  },
  farewell: { saved: (command) => `The match is saved. Go on with: ${command}` },
}
