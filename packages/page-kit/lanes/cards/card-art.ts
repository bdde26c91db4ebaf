import type { ComponentChildren } from 'preact'

/** How a game shows its cards: in words, and drawn. */
export interface CardArt {
  label(card: number): string
  face(card: number): ComponentChildren
}
