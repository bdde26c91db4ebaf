import { useEffect, useState } from 'preact/hooks'

/** Something that is loaded when it is first shown; undefined until it is there. If it cannot be had, the boundary hears of it. */
export function useLoaded<Part>(load: () => Promise<Part>, inputs: readonly unknown[]): Part | undefined {
  const [loaded, show] = useState<{ readonly part: Part }>()
  const [failure, fail] = useState<{ readonly reason: unknown }>()
  useEffect(() => {
    let wanted = true
    load().then(
      (part) => wanted && show({ part }),
      (reason: unknown) => wanted && fail({ reason }),
    )
    return () => {
      wanted = false
    }
  }, inputs)
  if (failure) throw failure.reason
  return loaded?.part
}
