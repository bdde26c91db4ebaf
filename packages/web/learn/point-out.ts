import { canonical, type TablePiece } from '@paddock/kernel'
import { useEffect } from 'preact/hooks'

/**
 * Marks what shows these pieces in the hand: every element whose `data-piece` says so. By a style sheet, so that nothing
 * of the game's own part has to know when something is pointed at.
 */
export function usePointOut(pieces: readonly TablePiece[], isAsked: boolean): void {
  const names = pieces.map(canonical).join('\n')
  useEffect(() => {
    if (names === '') return
    const sheet = new CSSStyleSheet()
    const marked = names.split('\n').map((name) => `[data-piece='${name.replaceAll(/['\\]/g, '\\$&')}']`)
    const colour = isAsked ? 'var(--signal)' : 'var(--ink)'
    sheet.insertRule(`:is(${marked.join()}) { outline: 3px solid ${colour}; outline-offset: 1px }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [names, isAsked])
}
