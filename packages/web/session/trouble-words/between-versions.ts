/** Page and server do not understand each other. A page has these words with it: nothing more may come from that server. */
export const betweenVersions = {
  en: {
    'old-page':
      'This page is older than the server, which no longer understands it. Nothing is lost: load the new one.',
    'new-page': 'The server is still older than this page and is about to be renewed. Wait a moment, or try again.',
  },
  fr: {
    'old-page':
      'Cette page est plus ancienne que le serveur, qui ne la comprend plus. Rien n’est perdu\u00a0: chargez la nouvelle.',
    'new-page':
      'Le serveur est encore plus ancien que cette page et va être renouvelé. Attendez un instant ou réessayez.',
  },
}
