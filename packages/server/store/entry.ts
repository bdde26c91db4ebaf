import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'

const outcome = Type.Union([Type.Literal('applied'), Type.Literal('sealed'), Type.Literal('undone')])

/** An entry of a match as the log keeps it: the kernel's, and what became of it. */
const KeptEntry = Type.Union([
  Type.Object({ seat: Type.Integer(), undo: Type.Integer(), outcome }),
  Type.Object({ seat: Type.Integer(), action: Type.Unknown(), outcome }),
])
export type KeptEntry = Static<typeof KeptEntry>

const form = Compile(KeptEntry)

export function readEntry(body: string): KeptEntry {
  const entry: unknown = JSON.parse(body)
  if (!form.Check(entry)) throw new Error('The log holds an entry of a match that is none.')
  return entry
}
