/**
 * A drawn example of a rule: a table arranged by hand, what is done at it, and what comes of that. It is data of a game.
 * The page draws it, lets it be stepped through and tried otherwise; a test plays it and holds that what its words say
 * happens.
 */
import type { GameEvent, Language, Seat, Viewer } from '@paddock/kernel'

/** A table arranged by hand, with the kit that the game's own tests use. */
export interface ExampleTable<Action, Event, View> {
  readonly state: { readonly seats: number }
  readonly pending: readonly Seat[]
  choices(seat: Seat): readonly Action[]
  /** One action for every seat that is asked. */
  decide(...actions: Action[]): unknown
  view(viewer: Viewer): View
  /** What someone hears while things are done, each with what they see by then. */
  watched(viewer: Viewer, doing: () => void): readonly { readonly event: Event; readonly view: View }[]
}

export interface ExampleStep<Table> {
  does(table: Table): unknown
  /** What its words say: so after it, and not before it. */
  holds(table: Table): boolean
}

export interface RulesExample<Table> {
  /** Unique in its game; its words are found by it, and it stands in addresses. */
  readonly id: string
  /** The section of the rules in short that it belongs to. */
  readonly section: string
  /** The numbered rules that it shows, worked examples of the rulebook among them. */
  readonly rules: readonly string[]
  /** Whose eyes it is seen with, and who may try something else; seat 0 where nothing is said. */
  readonly viewer?: Seat
  arrange(): Table
  readonly steps: readonly ExampleStep<Table>[]
  /** Where several decide at once: what the others do, whatever the viewer tries, in the order of their seats. */
  others?(table: Table): readonly unknown[]
  /** It is about cards or money: no board is drawn. */
  readonly offBoard?: true
}

/** An example in one language: how things stand, and what each step brings. */
export interface ExampleWords {
  readonly title: string
  readonly before: string
  readonly steps: readonly string[]
}

export interface RulesExamples<Table> {
  readonly examples: readonly RulesExample<Table>[]
  readonly words: Readonly<Record<Language, Readonly<Record<string, ExampleWords>>>>
}

/** A word or a sign of a game that explains itself. */
export interface WordExplained {
  /** The same in every language. */
  readonly id: string
  readonly word: string
  /** How else it stands in sentences; the word itself always counts. */
  readonly also?: readonly string[]
  readonly meaning: string
  /** The section of the rules in short that says more. */
  readonly section: string
}

export type AnyTable = ExampleTable<unknown, GameEvent, unknown>
export type AnyRulesExample = RulesExample<AnyTable>
export type AnyRulesExamples = RulesExamples<AnyTable>
