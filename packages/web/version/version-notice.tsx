import './version-notice.css'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { renewal } from './page-renewal.ts'

const words = {
  en: {
    newer: 'New version',
    explained: 'A new version is here. It is loaded by itself between two decisions; press to load it now.',
    'page-too-old': 'This page is older than the server, which no longer understands it. Nothing you played is lost.',
    load: 'Load the new version',
    'page-too-new': 'The server is still older than this page and is about to be renewed. It is tried again by itself.',
    again: 'Try now',
  },
  fr: {
    newer: 'Nouvelle version',
    explained:
      'Une nouvelle version est là. Elle se charge d’elle-même entre deux décisions\u00a0; appuyez pour la charger maintenant.',
    'page-too-old':
      'Cette page est plus ancienne que le serveur, qui ne la comprend plus. Rien de ce que vous avez joué n’est perdu.',
    load: 'Charger la nouvelle version',
    'page-too-new':
      'Le serveur est encore plus ancien que cette page et va être renouvelé. Un nouvel essai se fait tout seul.',
    again: 'Réessayer',
  },
}

/** In the header: a newer build is here. */
export function NewerVersion() {
  if (renewal.newer.value === undefined) return null
  const { newer, explained } = inLanguage(words)
  return (
    <>
      <span class="unseen" role="status">
        {explained}
      </span>
      <button type="button" class="ui-tool version-newer" title={explained} onClick={() => renewal.now()}>
        <span aria-hidden="true">↻</span>
        <span class="version-newer-said">{newer}</span>
      </button>
    </>
  )
}

/** Over a page that needs the server: they do not understand each other. */
export function VersionTrouble() {
  const how = renewal.understanding.value
  if (how === 'same') return null
  const said = inLanguage(words)
  return (
    <div class="version-trouble" role="alert">
      <p>{said[how]}</p>
      {how === 'page-too-old' ? (
        <button type="button" class="button button-primary" onClick={() => renewal.now()}>
          {said.load}
        </button>
      ) : (
        <button type="button" class="button" onClick={() => location.reload()}>
          {said.again}
        </button>
      )}
    </div>
  )
}
