import './lazily.css'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { inLanguage } from './language.ts'

const words = { en: { coming: 'Just a moment…' }, fr: { coming: 'Un instant…' } }

/** Seen only if what comes is not there within a fifth of a second. */
export function Coming() {
  return (
    <div class="ui-coming" role="status">
      <span class="ui-coming-lights" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {inLanguage(words).coming}
    </div>
  )
}

export function Nothing() {
  return null
}

/** A part that is loaded when it is first shown. If it cannot be, the error goes to the boundary around it. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Coming,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function Lazy(props: Props) {
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
