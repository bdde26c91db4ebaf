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

// A script of this page may be gone, replaced with its build. Loading the page once more brings the new one.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    const tried = 'paddock.incomplete'
    try {
      if (!sessionStorage.getItem(tried)) {
        sessionStorage.setItem(tried, 'yes')
        location.reload()
        return
      }
    } catch {
      // Without storage nobody would know that it was tried.
    }
    document.body.textContent = 'A part of this page is missing: load it again. · Page incomplète : rechargez-la.'
  },
  true,
)
