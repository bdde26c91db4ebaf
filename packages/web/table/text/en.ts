import type { PageWords } from './words.ts'

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export const en: PageWords = {
  board: {
    space: (label) => `space ${label}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    wholeCircuit: 'Whole circuit',
    followCar: 'Follow the car',
  },
  boardTitle: (circuit, cars) => `${circuit}, ${cars} ${cars === 1 ? 'car' : 'cars'}`,
  loading: 'Setting up the table…',
  seats: 'Seats',
  journal: 'Journal',
  chat: 'Chat',
  you: 'you',
  bot: 'bot',
  open: 'open seat',
  away: 'away',
  heldByBot: 'away, a bot plays',
  toMove: 'to move',
  decided: 'has decided',
  undone: (name) => `${name} takes back the last decision.`,
  sealed: (name) => `${name} has decided.`,
  since: 'Since you were here',
  earlier: 'Show earlier lines',
  emptyJournal: 'Nothing has happened yet.',
  rules: 'Rules',
  rulesOf: (game) => `${game}: the rules`,
  whyThis: 'The rule for this',
  undo: 'Take back',
  skip: 'Skip',
  menu: 'Menu',
  play: 'Play',
  considerTouch: 'Tap a choice to see where it leads.',
  considerMouse: 'Point at a choice to see where it leads. Click it, or press its number, to play.',
  maySwitch: (others) =>
    `Your choice is in. You may change it while ${listed(others)} ${others.length > 1 ? 'decide' : 'decides'}.`,
  chosen: 'Your choice is in.',
  dismiss: 'Dismiss',
  connection: (state) =>
    state === 'offline' ? 'No connection. You can go on as soon as it is back; nothing is lost.' : 'Connecting…',
  pace: 'How fast others move',
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
  say: 'Say something',
  send: 'Send',
  noChat: 'Nobody has said anything yet.',
  unread: (count) => `${count} new`,
  pass: (name) => `Over to ${name}`,
  iAm: (name) => `I am ${name}, show my cards`,
  curtainHelp: 'Hand over the device. Until then no cards are shown.',
  sinceYourTurn: 'Since your last turn',
  won: (name) => `${name} wins!`,
  youWon: 'You win!',
  alone: 'Home!',
  sharedWin: (names) => `${names.join(' and ')} share the win!`,
  place(place) {
    const ending = place > 10 && place < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
    return `${place}${ending}`
  },
  result: 'Result',
  rematch: 'Rematch',
  joinRematch: 'Join the rematch',
  replay: 'Watch the replay',
}
