import './copy-field.css'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { useId, useRef, useState } from 'preact/hooks'

const words = {
  en: { copy: 'Copy', share: 'Share', copied: 'Copied.', byHand: 'Selected: copy it with your keyboard.' },
  fr: {
    copy: 'Copier',
    share: 'Partager',
    copied: 'Copié.',
    byHand: 'Sélectionné\u00a0: copiez-le avec votre clavier.',
  },
}

interface CopyFieldProps {
  readonly label: string
  readonly text: string
  readonly help?: string
  /** What the link is called where it is shared. Left out, it can only be copied. */
  readonly share?: string
}

/** A text to be sent to somebody: copied, or shared where the system can. */
export function CopyField({ label, text, help, share }: CopyFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, say] = useState('')
  const { copy, share: shareLabel, copied, byHand } = inLanguage(words)
  const byClipboard = async () => {
    field.current?.select()
    try {
      // Pages that came over an unsafe connection have no clipboard.
      await navigator.clipboard.writeText(text)
      say(copied)
    } catch {
      say(byHand)
    }
  }
  const canShare = share !== undefined && 'share' in navigator
  return (
    <div class="ui-field">
      <label class="ui-label" for={id}>
        {label}
      </label>
      <div class="ui-copy">
        <input
          id={id}
          ref={field}
          class="ui-input"
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="button" onClick={byClipboard}>
          {copy}
        </button>
        {canShare && (
          // Closing the system's sheet without sharing is no failure.
          <button
            type="button"
            class="button"
            onClick={() => navigator.share({ title: share, url: text }).catch(() => {})}
          >
            {shareLabel}
          </button>
        )}
      </div>
      <p class="ui-help" role="status">
        {said || help}
      </p>
    </div>
  )
}
