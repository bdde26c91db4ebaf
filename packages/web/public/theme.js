// Runs before the first paint, so that a page at night never flashes white.
;(() => {
  const root = document.documentElement
  let theme = null
  let language = null
  try {
    theme = localStorage.getItem('paddock.theme')
    language = localStorage.getItem('paddock.language')
  } catch {
    // Storage is blocked: the system's theme and the browser's language serve.
  }
  const night = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'paper'
  root.dataset.theme = theme === 'paper' || theme === 'night' ? theme : night
  root.lang = (language ?? navigator.language).startsWith('fr') ? 'fr' : 'en'
})()
