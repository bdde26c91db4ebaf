import type { Juncture, Law } from '../law.ts'

export const nothingIsLost: Law<Juncture> = {
  name: 'what the game says is conserved stays the same',
  broken({ box, state, conserved }) {
    for (const [index, { name, count }] of box.conserved.entries()) {
      const now = count(state)
      if (now !== conserved[index]) return `there were ${conserved[index]} ${name} at the start, now there are ${now}`
    }
    return undefined
  },
}
