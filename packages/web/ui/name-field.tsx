import { inLanguage } from '@paddock/page-kit/language.ts'
import { longestName } from '@paddock/protocol/name.ts'
import { useId } from 'preact/hooks'

const words = { en: { missing: 'Give yourself a name first.' }, fr: { missing: 'Donnez-vous d’abord un nom.' } }

interface NameFieldProps {
  readonly label: string
  readonly help?: string
  readonly name: string
  /** Whether somebody has tried to go on without one. */
  readonly missing?: boolean
  rename(name: string): void
}

/** A person's name, as the server takes it: one line, at most 24 characters, something that can be seen. */
export function NameField({ label, help, name, missing = false, rename }: NameFieldProps) {
  const id = useId()
  return (
    <div class="ui-field">
      <label class="ui-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="ui-input"
        value={name}
        required
        maxLength={longestName}
        autocomplete="nickname"
        aria-invalid={missing}
        aria-describedby={help || missing ? `${id}-help` : undefined}
        onInput={({ currentTarget }) => rename(currentTarget.value)}
      />
      {(help || missing) && (
        <p class={missing ? 'ui-problem' : 'ui-help'} id={`${id}-help`} role={missing ? 'alert' : undefined}>
          {missing ? inLanguage(words).missing : help}
        </p>
      )}
    </div>
  )
}
