import { useEffect, useState } from 'preact/hooks'

/** What comes after # in the address: what somebody looks for. */
function wantedNow(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

/** What is looked for on the page, whenever it is there: opened if it lies in something closed, and in sight. */
export function useHash(isThere: boolean): string {
  const [wanted, want] = useState(wantedNow)
  useEffect(() => {
    const hear = () => {
      want(wantedNow())
      show(wantedNow())
    }
    addEventListener('hashchange', hear)
    return () => removeEventListener('hashchange', hear)
  }, [])
  useEffect(() => {
    if (isThere) show(wanted)
  }, [isThere])
  return wanted
}

function show(id: string): void {
  const place = id === '' ? null : document.getElementById(id)
  if (!place) return
  for (let around = place.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true
  }
  place.scrollIntoView({ block: 'start' })
  place.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true })
}
