import type { Card } from '@paddock/games/heat'

/** Handlers that tell of a card for as long as a mouse or the keyboard is on it. A finger taps instead. */
export function pointing(card: Card, point: (card: Card | undefined) => void) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && point(card),
    onPointerLeave: () => point(undefined),
    onFocus: ({ currentTarget }: FocusEvent) =>
      currentTarget instanceof Element && currentTarget.matches(':focus-visible') && point(card),
    onBlur: () => point(undefined),
  }
}
