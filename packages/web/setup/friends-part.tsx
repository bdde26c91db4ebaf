import { inLanguage } from '@paddock/page-kit/language.ts'
import { useEffect, useId } from 'preact/hooks'
import { recognise } from '../settings/identity.ts'
import { NameField } from '../ui/name-field.tsx'
import { setupWords } from './words.ts'

interface FriendsPartProps {
  readonly askName: boolean
  readonly name: string
  readonly nameMissing: boolean
  rename(name: string): void
  readonly holding: boolean
  hold(holding: boolean): void
}

/** What only a table on the server asks: a name, once, and what becomes of the seats of those who leave. */
export function FriendsPart({ askName, name, nameMissing, rename, holding, hold }: FriendsPartProps) {
  const id = useId()
  const words = inLanguage(setupWords)
  useEffect(() => {
    // Unreachable now, the server is asked again when the table is opened, and its answer is shown then.
    recognise().catch(() => {})
  }, [])
  return (
    <>
      {askName && (
        <NameField label={words.yourName} help={words.yourNameHelp} name={name} missing={nameMissing} rename={rename} />
      )}
      <div class="ui-check">
        <input
          id={id}
          type="checkbox"
          checked={holding}
          aria-describedby={`${id}-help`}
          onChange={({ currentTarget }) => hold(currentTarget.checked)}
        />
        <label for={id} class="ui-label">
          {words.holding}
        </label>
        <p class="ui-help" id={`${id}-help`}>
          {words.holdingHelp}
        </p>
      </div>
    </>
  )
}
