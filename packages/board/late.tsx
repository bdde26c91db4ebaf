import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

const parts: (() => Promise<unknown>)[] = []

export function Nothing() {
  return null
}

/** A part that is loaded when it is first shown. If it cannot be, the error goes to the boundary around it. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetched = async () => {
    loaded ??= await load()
    return loaded
  }
  parts.push(fetched)
  return function Late(props: Props) {
    const [Loaded, show] = useState(() => loaded)
    const [failure, fail] = useState<{ readonly reason: unknown }>()
    useEffect(() => {
      if (Loaded) return
      let wanted = true
      fetched().then(
        (component) => wanted && show(() => component),
        (reason: unknown) => wanted && fail({ reason }),
      )
      return () => {
        wanted = false
      }
    }, [Loaded])
    if (failure) throw failure.reason
    return Loaded ? <Loaded {...props} /> : <Meanwhile {...props} />
  }
}

/** Loads at once what would be loaded later, and what that brings with it: for whoever draws a thing only once. */
export async function everyPart(): Promise<void> {
  for (let done = 0; done < parts.length; ) {
    const fresh = parts.slice(done)
    done = parts.length
    await Promise.all(fresh.map((load) => load()))
  }
}
