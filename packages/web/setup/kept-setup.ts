/** Where the set-ups last used are kept. It knows no rules, so that the home page carries little. */
import type { BrowserStorage } from '@paddock/page-kit/browser-storage.ts'
import type { SetupKind } from './setup.ts'

export function keyOf(kind: SetupKind, game: string): string {
  return `paddock.setup.${kind}.${game}`
}

/** Whether anything was kept; only the rules can say whether it still fits. */
export function isSetupKept(storage: BrowserStorage, kind: SetupKind, game: string): boolean {
  return storage.getItem(keyOf(kind, game)) !== null
}

/** From now on a race of the game starts the usual way again. */
export function forgetSetup(storage: BrowserStorage, kind: SetupKind, game: string): void {
  storage.removeItem(keyOf(kind, game))
}
