import { inLanguage } from '@paddock/page-kit/language.ts'
import { SpeakerIcon } from '@paddock/page-kit/ui/icons.tsx'
import { useEffect } from 'preact/hooks'
import { sound, toggleSound } from '../settings/sound.ts'

const words = {
  en: { off: 'Sound off', on: 'Sound on' },
  fr: { off: 'Couper le son', on: 'Remettre le son' },
}

const key = 'm'

/** One click, or M anywhere on the page, and nothing is heard any more; once more, and it is. */
export function SoundButton() {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => isForSound(event) && toggleSound()
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  const isOn = sound.value === 'on'
  const { off, on } = inLanguage(words)
  const label = isOn ? off : on
  return (
    <button
      type="button"
      class="ui-tool"
      aria-label={label}
      aria-keyshortcuts="M"
      title={`${label} (M)`}
      onClick={toggleSound}
    >
      <SpeakerIcon isOn={isOn} />
    </button>
  )
}

/** Silence is never far: the key works over a dialog too, but not where someone writes. */
function isForSound(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (event.key.toLowerCase() !== key) return false
  return !(
    event.target instanceof Element &&
    event.target.closest('input:not([type="radio"], [type="range"]), textarea, select, [contenteditable]')
  )
}
