import { inLanguage } from '@paddock/page-kit/language.ts'
import type { ComponentChildren } from 'preact'
import { useErrorBoundary } from 'preact/hooks'
import { Notice } from './notice.tsx'

const words = {
  en: {
    title: 'That went off the track',
    text: 'Something on this page failed. Nothing you played is lost: load the page again, or start over from home.',
    again: 'Load again',
  },
  fr: {
    title: 'Sortie de piste',
    text: 'Cette page a eu un problème. Rien de ce que vous avez joué n’est perdu\u00a0: rechargez-la ou repartez de l’accueil.',
    again: 'Recharger',
  },
}

/** Keeps a failure of what is inside from taking the whole page down. */
export function Boundary({ children }: { readonly children: ComponentChildren }) {
  const [failure] = useErrorBoundary((error) => console.error(error))
  if (!failure) return <>{children}</>
  const { title, text, again } = inLanguage(words)
  return (
    <Notice title={title} text={text}>
      <button type="button" class="button button-primary" onClick={() => location.reload()}>
        {again}
      </button>
    </Notice>
  )
}
