import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { isStanding, rest } from './rest.ts'

export { afterRest, comes, rest, stands, waitedFor } from './rest.ts'

const parts: (() => Promise<unknown>)[] = []

/** Notes that something is loaded later, for whoever needs everything at once. */
export function alsoLater(load: () => Promise<unknown>): void {
  parts.push(load)
}

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
  alsoLater(fetched)
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

/** Something that is fetched once the page rests. Undefined until it is there: whoever asks must do without it. */
export function atRest<Part>(load: () => Promise<Part>): () => Part | undefined {
  let part: Part | undefined
  const fetched = async () => {
    part ??= await load()
  }
  alsoLater(fetched)
  const come = rest()
    .then(fetched)
    .catch((problem: unknown) => console.warn('A part of the page did not come:', problem))
    .finally(() => underWay.delete(come))
  underWay.add(come)
  return () => part
}

/** Milliseconds: whoever has done something waits no longer than that to see what comes of it. */
const longest = 2000
const underWay = new Set<Promise<unknown>>()

/** Resolves when all that is fetched at rest has come; undefined if it has, or if the page does not rest yet. */
export function coming(): Promise<unknown> | undefined {
  if (!isStanding() || underWay.size === 0) return undefined
  return Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, longest))])
}

/** Loads at once what would be loaded later, and what that brings with it: for whoever draws a thing only once. */
export async function everyPart(): Promise<void> {
  for (let done = 0; done < parts.length; ) {
    const fresh = parts.slice(done)
    done = parts.length
    await Promise.all(fresh.map((load) => load()))
  }
}
