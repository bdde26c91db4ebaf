import { existsSync } from 'node:fs'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'

/** The game's own part of the terminal; undefined if it has none. */
export async function terminalOf(id: string): Promise<AnyGameTerminal | undefined> {
  const own = new URL(`./${id}/terminal/index.ts`, import.meta.url)
  if (!existsSync(own)) return undefined
  const { terminal }: { terminal: AnyGameTerminal } = await import(own.href)
  return terminal
}
