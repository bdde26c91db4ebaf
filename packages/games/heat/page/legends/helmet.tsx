import { type CarLook, paint } from '@paddock/board'

/** The helmet of a Legend, in the colour of the car: nobody has seen the face. */
export function Helmet({ look: { colour } }: { readonly look: CarLook }) {
  const { body, ink } = paint[colour]
  return (
    <svg viewBox="0 0 26 22" class="ht-helmet" aria-hidden="true">
      <path d="M3 20Q-1 2 13 2 24 3 24 13H15L17 20Z" fill={body} class="ht-helmet-shell" />
      <path d="M15 7H23.3Q24 10 24 13H16Q13.5 10 15 7Z" class="ht-helmet-visor" />
      <path d="M4 15H13M8 4.5 9.5 9" stroke={ink} class="ht-helmet-lines" />
    </svg>
  )
}
