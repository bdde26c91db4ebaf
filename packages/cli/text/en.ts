import type { CliWords } from './words.ts'

export const en: CliWords = {
  seatRange: (min, max) => (min === max ? `${min} seats` : `${min} to ${max} seats`),
  bots: (names) => `Bots: ${names.join(', ')}`,
  usual: 'default',
  notTogether: 'Does not go together:',
  clash: 'these do not go together.',
  changeOne: 'Change one of them.',

  table: (names) => `${names.length} seats: ${names.map((name, seat) => `${name} (${seat})`).join(', ')}`,
  seenBy: (name) => (name === undefined ? 'Seen by a spectator' : `Seen by ${name}`),
  option: (label, value) => `${label}: ${value}`,
  sealed: (name) => `${name} decides in secret.`,
  applied: (name) => `${name} decides.`,
  undone: (name, entry) => `${name} takes back entry ${entry}.`,
  ranking: 'Final ranking',
  unfinished: 'The record ends before the match does.',
  hash: (hash) => `State hash: ${hash}`,
  doubtful: 'This is not the match that the record tells of; paddock verify says what is wrong.',

  seed: (kept, promise) =>
    kept
      ? `Seed: its SHA-256 is the promised ${promise}.`
      : `Seed: its SHA-256 is NOT the promised ${promise}. Another shuffle was promised.`,
  entries(legal, count) {
    if (!legal) return 'Moves: NOT every move is legal, or the match cannot be replayed.'
    return count === 1 ? 'Moves: the one entry is legal.' : `Moves: all ${count} entries are legal.`
  },
  result(asRecorded) {
    if (asRecorded === undefined) return 'Result: the record tells of none.'
    return asRecorded ? 'Result: as recorded.' : 'Result: NOT as recorded.'
  },
  verdict({ ok, seed, unknownRules }) {
    if (ok) return 'This record is sound.'
    if (unknownRules && seed) return 'Its moves cannot be checked here: it was played by newer rules than these.'
    return 'This record is NOT to be trusted.'
  },
  problem: (said) => said,

  file: {
    unreadable(file, code) {
      if (code === 'ENOENT') return `There is no file ${file}.`
      if (code === 'EISDIR') return `${file} is a folder, not a record.`
      return `Cannot read ${file} (${code}).`
    },
    notJson: (file) => `${file} is not JSON. Is it a record, and is it whole?`,
    notRecord: (file, why) => `${file}: ${why}`,
    unknownGame: (file, game, known) =>
      `${file} is a record of "${game}", which is not among the games: ${known.join(', ')}.`,
    unplayable: (file, why) => `${file}: ${why}`,
  },
}
