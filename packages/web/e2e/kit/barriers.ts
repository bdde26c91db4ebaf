import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What another theme can change. */
const colours = ['color-contrast', 'link-in-text-block']

/** What bars someone from the page, or makes it hard for them, in one line each. */
export async function barriers(page: Page, kind: 'all' | 'colours'): Promise<string[]> {
  // The other mode gathers what it finds in frames, of which there are none, in one more page.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (kind === 'all' ? axe.withTags(standards) : axe.withRules(colours)).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`))
}
