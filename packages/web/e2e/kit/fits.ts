/** Whether a page fits on its screen. */
import { expect, type Page } from '@playwright/test'

/** Nothing sticks out to the side, and no text is cut off. */
export async function expectToFit(page: Page, where = 'here'): Promise<void> {
  expect.soft(await page.evaluate(sideways), `${where}: pixels to scroll sideways`).toBe(0)
  expect.soft(await page.evaluate(cutTexts), `${where}: texts that are cut off`).toEqual([])
}

function sideways(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return Math.max(0, scrollWidth - clientWidth)
}

/** Texts in boxes that hide what does not fit. What scrolls, a board that is shown in part, and what only those hear who listen, is not cut. */
function cutTexts(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('body *')).flatMap((box) => {
    const { overflowX, visibility, clipPath } = getComputedStyle(box)
    if (overflowX !== 'hidden' && overflowX !== 'clip') return []
    if (box.closest('.unseen, svg, .board') || visibility === 'hidden' || clipPath !== 'none' || box.clientWidth === 0)
      return []
    // Half a pixel is rounded up.
    if (box.scrollWidth <= box.clientWidth + 1 || !box.innerText) return []
    return `${box.className}: ${box.innerText}`
  })
}
