import './version-notice.css'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { betweenVersions } from '../session/trouble-words/between-versions.ts'
import { renewal } from './page-renewal.ts'

const words = {
  en: {
    newer: 'New version',
    explained: 'A new version is here. It is loaded between two decisions; press to load it now.',
    load: 'Load the new version',
    again: 'Try again',
  },
  fr: {
    newer: 'Nouvelle version',
    explained:
      'Une nouvelle version est là. Elle se charge entre deux décisions\u00a0; appuyez pour la charger maintenant.',
    load: 'Charger la nouvelle version',
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
  const { load, again } = inLanguage(words)
  const isOld = how === 'page-too-old'
  return (
    <div class="version-trouble" role="alert">
      <p>{inLanguage(betweenVersions)[isOld ? 'old-page' : 'new-page']}</p>
      <button type="button" class="button button-primary" onClick={() => (isOld ? renewal.now() : location.reload())}>
        {isOld ? load : again}
      </button>
    </div>
  )
}
