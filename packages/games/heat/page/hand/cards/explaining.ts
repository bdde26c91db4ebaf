import { type Card, isSpeed } from '../../../rules/cards.ts'
import { isPrinted } from '../../../words/figures.ts'

/** The card that is explained, and where it is in the window. */
export interface About {
  readonly card: Card
  readonly element: HTMLElement
  readonly middle: number
  readonly top: number
  readonly width: number
}

/** A mouse that rests so long wants to know; a finger that stays so long wants to know, not to pick. */
const resting = 350
const holding = 420
/** A finger that moves so far scrolls. */
const still = 10

/** Hears what is pointed at, moved to or held among the cards of an element, until it ends. */
export class Explaining {
  readonly #explain: (about: About | undefined) => void
  /** A card may be gone, or another one lie in its place, without any pointer having moved. */
  readonly #watch = new MutationObserver(() => this.#about && !isThere(this.#about) && this.#hide())
  #about: About | undefined
  readonly #ending = new AbortController()
  #timer = 0
  #touched = { x: 0, y: 0 }
  #isHeld = false
  /** What was clicked is known: it is not explained until the mouse has been elsewhere. */
  #clicked: Element | null = null

  constructor(box: HTMLElement, explain: (about: About | undefined) => void) {
    this.#explain = (about) => {
      this.#about = about
      explain(about)
    }
    this.#watch.observe(box, { subtree: true, childList: true, attributeFilter: ['data-card'] })
    const { signal } = this.#ending
    box.addEventListener('pointerover', (event) => this.#over(event), { signal })
    box.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    box.addEventListener('pointermove', (event) => this.#move(event), { signal })
    for (const type of ['pointerup', 'pointercancel'] as const) {
      box.addEventListener(type, (event) => event.pointerType !== 'mouse' && clearTimeout(this.#timer), { signal })
    }
    box.addEventListener('focusin', ({ target }) => this.#focus(target), { signal })
    box.addEventListener('focusout', () => this.#hide(), { signal })
    box.addEventListener('click', (event) => this.#click(event), { signal, capture: true })
    box.addEventListener('contextmenu', (event) => this.#isHeld && event.preventDefault(), { signal })
    // What was held stays explained until something else is touched.
    addEventListener('pointerdown', ({ target }) => isOutside(box, target) && this.#hide(), { signal })
    addEventListener('scroll', () => this.#hide(), { signal, capture: true })
    // Who presses what cannot be picked is told why, in the same place.
    addEventListener('keydown', ({ key }) => (key === 'Escape' || key === 'Enter') && this.#hide(), { signal })
    // Somebody may have been there before.
    if (matchMedia('(hover: hover)').matches) this.#later(box.querySelector('[data-card]:hover'), resting)
    if (box.contains(document.activeElement)) this.#focus(document.activeElement)
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#watch.disconnect()
    this.#ending.abort()
  }

  #over({ pointerType, target }: PointerEvent): void {
    if (pointerType !== 'mouse') return
    const card = cardAt(target)
    if (card !== null && card === this.#clicked) return
    this.#clicked = null
    this.#hide()
    this.#later(target, resting)
  }

  #down({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void {
    this.#isHeld = false
    this.#hide()
    this.#clicked = cardAt(target)
    if (pointerType === 'mouse') return
    this.#touched = { x, y }
    this.#later(target, holding, () => {
      this.#isHeld = true
    })
  }

  #move({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'mouse') return
    const { x, y } = this.#touched
    if (Math.hypot(clientX - x, clientY - y) > still) clearTimeout(this.#timer)
  }

  #focus(target: EventTarget | null): void {
    if (target instanceof Element && target.matches(':focus-visible')) this.#explain(aboutOf(target))
  }

  /** What was held to be explained is not picked by letting go; what a finger taps is, and says what it means. */
  #click(event: MouseEvent): void {
    if (!this.#isHeld) {
      const about = event instanceof PointerEvent && event.pointerType !== 'mouse' ? aboutOf(event.target) : undefined
      if (about && saysMore(about.card)) this.#later(event.target, 0)
      return
    }
    this.#isHeld = false
    event.stopPropagation()
    event.preventDefault()
  }

  #later(target: EventTarget | null, wait: number, then?: () => void): void {
    const about = aboutOf(target)
    if (!about) return
    this.#timer = window.setTimeout(() => {
      then?.()
      if (isThere(about)) this.#explain(about)
    }, wait)
  }

  #hide(): void {
    clearTimeout(this.#timer)
    this.#explain(undefined)
  }
}

function cardAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
}

function aboutOf(target: EventTarget | null): About | undefined {
  const found = cardAt(target)
  if (!found) return undefined
  const { left, width, top } = found.getBoundingClientRect()
  return { card: Number(found.dataset.card), element: found, middle: left + width / 2, top, width: innerWidth }
}

/** A number needs no words. */
function saysMore(card: Card): boolean {
  return isPrinted(card) || !isSpeed(card)
}

function isThere({ card, element }: About): boolean {
  return element.isConnected && element.dataset.card === String(card)
}

function isOutside(box: Element, target: EventTarget | null): boolean {
  return target instanceof Node && !box.contains(target)
}
