import type { Verification } from '@paddock/kernel'

export const en = {
  seatRange: (min: number, max: number) => (min === max ? `${min} seats` : `${min} to ${max} seats`),
  bots: (names: readonly string[]) => `Bots: ${names.join(', ')}`,
  /** Marks the value that an option takes if nothing is said. */
  usual: 'default',
  /** Above the list of what does not go together. */
  notTogether: 'Does not go together:',
  /** Before the reason why the options that were asked for are refused, and after it. */
  clash: 'these do not go together.',
  changeOne: 'Change one of them.',

  /** The head of a playthrough: who sits there, and whose eyes it is seen through. */
  table: (names: readonly string[]) =>
    `${names.length} seats: ${names.map((name, seat) => `${name} (${seat})`).join(', ')}`,
  seenBy: (name: string | undefined) => (name === undefined ? 'Seen by a spectator' : `Seen by ${name}`),
  option: (label: string, value: string) => `${label}: ${value}`,
  sealed: (name: string) => `${name} decides in secret.`,
  applied: (name: string) => `${name} decides.`,
  undone: (name: string, entry: number) => `${name} takes back entry ${entry}.`,
  ranking: 'Final ranking',
  unfinished: 'The record ends before the match does.',
  hash: (hash: string) => `State hash: ${hash}`,
  doubtful: 'This is not the match that the record tells of; paddock verify says what is wrong.',

  /** The outcome of each check of a record. */
  seed: (kept: boolean, promise: string) =>
    kept
      ? `Seed: its SHA-256 is the promised ${promise}.`
      : `Seed: its SHA-256 is NOT the promised ${promise}. Another shuffle was promised.`,
  entries(legal: boolean, count: number): string {
    if (!legal) return 'Moves: NOT every move is legal, or the match cannot be replayed.'
    return count === 1 ? 'Moves: the one entry is legal.' : `Moves: all ${count} entries are legal.`
  },
  result(asRecorded: boolean | undefined): string {
    if (asRecorded === undefined) return 'Result: the record tells of none.'
    return asRecorded ? 'Result: as recorded.' : 'Result: NOT as recorded.'
  },
  verdict({ ok, seed, unknownRules }: Verification): string {
    if (ok) return 'This record is sound.'
    if (unknownRules && seed) return 'Its moves cannot be checked here: it was played by newer rules than these.'
    return 'This record is NOT to be trusted.'
  },
  problem: (said: string) => said,

  file: {
    /** `code` is the system's: `ENOENT`. */
    unreadable(file: string, code: string): string {
      if (code === 'ENOENT') return `There is no file ${file}.`
      if (code === 'EISDIR') return `${file} is a folder, not a record.`
      return `Cannot read ${file} (${code}).`
    },
    notJson: (file: string) => `${file} is not JSON. Is it a record, and is it whole?`,
    notRecord: (file: string, why: string) => `${file}: ${why}`,
    unknownGame: (file: string, game: string, known: readonly string[]) =>
      `${file} is a record of "${game}", which is not among the games: ${known.join(', ')}.`,
    unplayable: (file: string, why: string) => `${file}: ${why}`,
  },
}
