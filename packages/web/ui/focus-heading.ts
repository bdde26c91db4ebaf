let expected: MutationObserver | undefined

/**
 * After a navigation the reader starts at the new page's heading, as soon as it has come. On the first
 * page they start where the browser put them.
 */
export function pageChanged(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  expectHeading()
}

/** What the page shows has been replaced as a whole; whoever was on something that is gone starts anew. */
export function expectHeading(): void {
  expected?.disconnect()
  const main = document.querySelector('main')
  if (!main || focusHeading(main)) return
  main.focus({ preventScroll: true })
  expected = new MutationObserver(() => focusHeading(main) && expected?.disconnect())
  expected.observe(main, { childList: true, subtree: true })
}

/** Whether nothing is left to do: the heading has the focus, or the reader has gone elsewhere meanwhile. */
function focusHeading(main: HTMLElement): boolean {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && activeElement !== main) return true
  const heading = main.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
