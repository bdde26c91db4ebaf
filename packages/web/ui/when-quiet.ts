/**
 * Resolves once the page is there, has fetched nothing for so many milliseconds, and the browser has nothing better to
 * do: time for what nobody waits for.
 */
export async function whenQuiet(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
  await new Promise<void>((resolve) => {
    let rest = setTimeout(quiet, milliseconds)
    // Something may be asked for again and again.
    const enough = setTimeout(quiet, 10 * milliseconds)
    const fetches = new PerformanceObserver(() => {
      clearTimeout(rest)
      rest = setTimeout(quiet, milliseconds)
    })
    function quiet() {
      clearTimeout(rest)
      clearTimeout(enough)
      fetches.disconnect()
      resolve()
    }
    fetches.observe({ type: 'resource' })
  })
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
}
