import { Tip } from '@paddock/page-kit/ui/tip.tsx'
import { useEffect, useState } from 'preact/hooks'

interface Told {
  readonly said: string
  readonly at: DOMRect
}

/** What can be pressed answers a press by what it does. */
const pressed = 'button, a, input, select, summary, [role="button"], [data-piece]'

/**
 * Signs say what they mean in their titles, which only a mouse that rests can read. Here they say it to a finger that taps
 * them and to whoever goes to them by key as well.
 */
export function Tips() {
  const [told, tell] = useState<Told>()
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const hide = () => tell(undefined)
    addEventListener('click', ({ target }) => tell(toldBy(target)), { signal })
    addEventListener('focusin', ({ target }) => isByKey(target) && tell(toldBy(target)), { signal })
    addEventListener('focusout', hide, { signal })
    addEventListener('scroll', hide, { signal, capture: true })
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') hide()
        if (key === 'Tab') makeReachable()
      },
      { signal, capture: true },
    )
    return () => ending.abort()
  }, [])
  return <div role="status">{told && <Tip at={told.at}>{told.said}</Tip>}</div>
}

function toldBy(target: EventTarget | null): Told | undefined {
  const sign = target instanceof Element && !target.closest(pressed) && target.closest<HTMLElement>('[title]')
  return sign && sign.title !== '' ? { said: sign.title, at: sign.getBoundingClientRect() } : undefined
}

function isByKey(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible')
}

/** Whoever goes on by key comes to them; nobody else has to pass them. */
function makeReachable(): void {
  for (const sign of document.querySelectorAll<HTMLElement>('main [title]:not([tabindex])')) {
    if (!sign.closest(pressed)) sign.tabIndex = 0
  }
}
