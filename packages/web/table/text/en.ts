import type { BoardWords } from '@paddock/board'
import type { CameraSetting } from '../../settings/camera.ts'

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export const en = {
  board: {
    space: (label) => `space ${label}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    wholeCircuit: 'Whole circuit',
    followCar: 'Follow the car',
  } satisfies Omit<BoardWords, 'title'>,
  boardTitle: (circuit: string, cars: number) => `${circuit}, ${cars} ${cars === 1 ? 'car' : 'cars'}`,
  loading: 'Setting up the table…',
  /** What the scene's parts are called. */
  seats: 'Seats',
  journal: 'Journal',
  chat: 'Chat',
  /** Beside a name. */
  you: 'you',
  bot: 'bot',
  open: 'open seat',
  away: 'away',
  heldByBot: 'away, a bot plays',
  toMove: 'to move',
  decided: 'has decided',
  /** In the journal. */
  undone: (name: string) => `${name} takes back the last decision.`,
  sealed: (name: string) => `${name} has decided.`,
  since: 'Since you were here',
  earlier: 'Show earlier lines',
  emptyJournal: 'Nothing has happened yet.',
  /** Beside what is asked. */
  rules: 'Rules',
  rulesOf: (game: string) => `${game}: the rules`,
  whyThis: 'The rule for this',
  ruleNamed: (title: string) => `The rule: ${title}`,
  undo: 'Take back',
  /** Where all is shown step by step. */
  goOn: 'Go on',
  skip: 'Skip',
  menu: 'Menu',
  play: 'Play',
  /** Several choices that are not made yet; one of them that is missing. */
  laidOut: 'Laid out, not played yet',
  laidOutHow: 'Laid out as it stands here: change what you like, then play it.',
  laidBack: 'Back to the start of this move',
  stillOpen: 'to be decided',
  considerTouch: 'Tap a choice to see where it leads.',
  considerMouse: 'Point at a choice to see where it leads. Click it, or press its number, to play.',
  /** The choice is made, but these may still think about theirs. */
  maySwitch: (others: readonly string[]) =>
    `Your choice is in. You may change it while ${listed(others)} ${others.length > 1 ? 'decide' : 'decides'}.`,
  /** While what was chosen is shown. */
  chosen: 'Your choice is in.',
  /** A choice is picked, and not made yet. */
  pressAgain: 'Sure? The same again, or Enter, makes it count. Escape lets you think again.',
  dismiss: 'Dismiss',
  connection: (state: 'connecting' | 'offline'): string =>
    state === 'offline' ? 'No connection. You can go on as soon as it is back; nothing is lost.' : 'Connecting…',
  /** In the menu. */
  pace: 'How fast others move',
  camera: 'Camera',
  cameras: { directed: 'Follows the race', still: 'Still' } satisfies Record<CameraSetting, string>,
  /** What keys do, each with its name. */
  keys: 'Keys',
  keysHelp: [
    ['1 … 9', 'play the choice of that number'],
    ['Enter', 'play what you look at, or the only choice'],
    ['Space, Esc', 'skip what is shown'],
    ['C', 'the whole circuit, and back'],
    ['M', 'sound off and on'],
    ['+ − 0', 'closer, further, all of it, once the board was clicked; arrows move it'],
  ] satisfies readonly (readonly [key: string, meaning: string])[],
  home: 'Home',
  leaveTable: 'Leave the table',
  leaveHelp: 'You can come back as long as the match goes on.',
  inviteLink: 'Link to sit down here',
  watchLink: 'Link to watch',
  copy: 'Copy',
  copied: 'Copied',
  shuffle: 'A fair shuffle',
  shuffleHelp:
    'The shuffle was fixed before the start. This is its fingerprint; when the match is over, the replay shows that it was kept.',
  showWhole: 'Show all of it',
  /** In the chat. */
  say: 'Say something',
  send: 'Send',
  noChat: 'Nobody has said anything yet.',
  unread: (count: number) => `${count} new`,
  /** On the curtain. */
  pass: (name: string) => `Over to ${name}`,
  iAm: (name: string) => `I am ${name}, show my cards`,
  curtainHelp: 'Hand over the device. Until then no cards are shown.',
  sinceYourTurn: 'Since your last turn',
  /** At the end. */
  won: (names: readonly string[]) => (names.length > 1 ? `${listed(names)} share the win!` : `${listed(names)} wins!`),
  champion: (names: readonly string[]) =>
    names.length > 1 ? `${listed(names)} are champions!` : `${listed(names)} is champion!`,
  youWon: 'You win!',
  youShare: 'You share the win!',
  youAreChampion: 'You are champion!',
  youCame: (place: number): string => `You came ${en.place(place)}`,
  /** At the end of a match for one. */
  alone: 'Home!',
  place(place: number): string {
    const ending = place > 10 && place < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
    return `${place}${ending}`
  },
  ranking: 'Ranking',
  result: 'Result',
  rematch: 'Rematch',
  /** Someone at the table has asked for it already. */
  joinRematch: 'Join the rematch',
  replay: 'Watch the replay',
}
