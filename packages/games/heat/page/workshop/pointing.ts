import type { Card } from '../../rules/cards.ts'

/**
 * Handlers that tell of a card when a mouse or the keyboard comes to it. A finger taps instead. What is told stays
 * when the mouse leaves: it takes up room, and if that moved the card away, it would come and go without end.
 */
export function pointing(card: Card, point: (card: Card | undefined) => void) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && isAMouseThere() && point(card),
    onFocus: ({ currentTarget }: FocusEvent) =>
      currentTarget instanceof Element && currentTarget.matches(':focus-visible') && point(card),
    onBlur: () => point(undefined),
  }
}

function isAMouseThere(): boolean {
  return matchMedia('(hover: hover)').matches
}
