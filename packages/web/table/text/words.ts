import type { BoardWords } from '@paddock/board'
import type { Pace } from '../../settings/pace.ts'

/** What the table page itself says in one language; the rest is said by the game. */
export interface PageWords {
  readonly board: Omit<BoardWords, 'title'>
  boardTitle(circuit: string, cars: number): string
  readonly loading: string
  /** What the scene's parts are called. */
  readonly seats: string
  readonly journal: string
  readonly chat: string
  /** Beside a name. */
  readonly you: string
  readonly bot: string
  readonly open: string
  readonly away: string
  readonly heldByBot: string
  readonly toMove: string
  readonly decided: string
  /** In the journal. */
  undone(name: string): string
  sealed(name: string): string
  readonly since: string
  readonly earlier: string
  readonly emptyJournal: string
  /** Beside what is asked. */
  readonly rules: string
  rulesOf(game: string): string
  readonly whyThis: string
  readonly undo: string
  readonly skip: string
  readonly menu: string
  readonly play: string
  /** Several choices that are not made yet; one of them that is missing. */
  readonly laidOut: string
  readonly laidOutHow: string
  readonly laidBack: string
  readonly stillOpen: string
  readonly considerTouch: string
  readonly considerMouse: string
  /** The choice is made, but these may still think about theirs. */
  maySwitch(others: readonly string[]): string
  /** While what was chosen is shown. */
  readonly chosen: string
  readonly dismiss: string
  connection(state: 'connecting' | 'offline'): string
  /** In the menu. */
  readonly pace: string
  readonly paces: Readonly<Record<Pace, string>>
  readonly home: string
  readonly leaveTable: string
  readonly leaveHelp: string
  readonly inviteLink: string
  readonly watchLink: string
  readonly copy: string
  readonly copied: string
  readonly shuffle: string
  readonly shuffleHelp: string
  readonly showWhole: string
  /** In the chat. */
  readonly say: string
  readonly send: string
  readonly noChat: string
  unread(count: number): string
  /** On the curtain. */
  pass(name: string): string
  iAm(name: string): string
  readonly curtainHelp: string
  readonly sinceYourTurn: string
  /** At the end. */
  won(name: string): string
  readonly youWon: string
  /** At the end of a match for one. */
  readonly alone: string
  sharedWin(names: readonly string[]): string
  place(place: number): string
  readonly result: string
  readonly rematch: string
  /** Someone at the table has asked for it already. */
  readonly joinRematch: string
  readonly replay: string
}
