import type { Page } from '@playwright/test'

/** Everything that is read or heard: the texts, and the labels of what has none; but not what is said to be in another language. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const { lang } = parentElement?.closest<HTMLElement>('[lang]') ?? document.documentElement
      if (lang === document.documentElement.lang) said.push(textContent ?? '')
    }
    const labels = ['aria-label', 'title', 'placeholder', 'aria-valuetext']
    for (const part of document.querySelectorAll(labels.map((label) => `[${label}]`).join()))
      for (const label of labels) said.push(part.getAttribute(label) ?? '')
    return said
  })
}

/** Three words or more, without names; one or two may be the same in both languages. */
export function isSentence(said: string): boolean {
  const words = said.replaceAll(/Formel Fun|Paddock|Anna|Ben/g, '').split(/\s/)
  return words.filter((word) => /\p{L}{2}/u.test(word)).length >= 3
}

/** What is left in French of what was said in English. */
export async function leftOf(english: readonly string[], page: Page): Promise<string[]> {
  const before = new Set(english.filter(isSentence))
  return (await saidOn(page)).filter((said) => before.has(said))
}

/** Marks that stand right at a word, as only English has them. */
const badlySet = /\p{L}[;!?»]|«\p{L}/u

export async function badlySetOn(page: Page): Promise<string[]> {
  return (await saidOn(page)).filter((said) => badlySet.test(said))
}
