import { inLanguage } from '@paddock/page-kit/language.ts'
import { useEffect } from 'preact/hooks'
import { recognise } from '../settings/identity.ts'
import { NameField } from '../ui/name-field.tsx'
import { Holding } from './holding.tsx'
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
      <Holding holding={holding} hold={hold} />
    </>
  )
}
