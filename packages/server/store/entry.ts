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

/** The log holds something else where an entry should be. */
export class DamagedEntry extends Error {
  override readonly name = 'DamagedEntry'
}

export function readEntry(body: string): KeptEntry {
  const entry = parsed(body)
  if (!form.Check(entry)) throw new DamagedEntry('The log holds an entry of a match that is none.')
  return entry
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new DamagedEntry('The log holds an entry of a match that is no JSON.', { cause })
  }
}
