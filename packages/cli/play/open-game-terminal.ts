import { terminalOf } from '@paddock/games/terminals'
import type { AnyBox } from '@paddock/kernel'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { plainTerminal } from '@paddock/terminal-kit/plain.ts'

/** The game's own part of the terminal, or a plain listing of what can be seen. */
export async function openGameTerminal(box: AnyBox): Promise<AnyGameTerminal> {
  return (await terminalOf(box.game.meta.id)) ?? plainTerminal(box)
}
