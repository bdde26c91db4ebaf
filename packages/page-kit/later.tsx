import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

export function Nothing() {
  return null
}

/** A part that is loaded when it is first shown. If it cannot be, the error goes to the boundary around it. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Nothing,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function Later(props: Props) {
    const [Loaded, show] = useState(() => loaded)
    const [failure, fail] = useState<{ readonly reason: unknown }>()
    useEffect(() => {
      if (Loaded) return
      let wanted = true
      load().then(
        (component) => {
          loaded = component
          if (wanted) show(() => component)
        },
        (reason: unknown) => wanted && fail({ reason }),
      )
      return () => {
        wanted = false
      }
    }, [Loaded])
    if (failure) throw failure.reason
    return Loaded ? <Loaded {...props} /> : <Meanwhile />
  }
}
