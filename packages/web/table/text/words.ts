import type { BoardWords } from '@paddock/board'
import type { CameraSetting } from '../../settings/camera.ts'

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
  /** A choice is picked, and not made yet. */
  readonly pressAgain: string
  readonly dismiss: string
  connection(state: 'connecting' | 'offline'): string
  /** In the menu. */
  readonly pace: string
  readonly camera: string
  readonly cameras: Readonly<Record<CameraSetting, string>>
  /** What keys do, each with its name. */
  readonly keys: string
  readonly keysHelp: readonly (readonly [key: string, meaning: string])[]
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
  won(names: readonly string[]): string
  champion(names: readonly string[]): string
  readonly youWon: string
  readonly youShare: string
  readonly youAreChampion: string
  youCame(place: number): string
  /** At the end of a match for one. */
  readonly alone: string
  place(place: number): string
  readonly ranking: string
  readonly result: string
  readonly rematch: string
  /** Someone at the table has asked for it already. */
  readonly joinRematch: string
  readonly replay: string
}
