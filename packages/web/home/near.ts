import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Whether the element is or has been about to scroll into sight. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, come] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current || near) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(true),
      { rootMargin: '300px' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [near])
  return near
}

/** Whether the element is in sight in a page that is in sight. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [inSight, see] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    let crosses = false
    const look = () => see(crosses && document.visibilityState === 'visible')
    const watch = new IntersectionObserver((entries) => {
      crosses = entries.at(-1)?.isIntersecting ?? false
      look()
    })
    watch.observe(current)
    document.addEventListener('visibilitychange', look)
    return () => {
      watch.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return inSight
}
