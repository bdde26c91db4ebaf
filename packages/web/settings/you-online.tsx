import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { DeviceLink } from '@paddock/protocol'
import { tidyName } from '@paddock/protocol/name.ts'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../session/api.ts'
import { troubleText } from '../session/trouble.ts'
import { CopyField } from '../ui/copy-field.tsx'
import { NameField } from '../ui/name-field.tsx'
import { callMe } from './call-me.ts'
import { Devices } from './devices.tsx'
import { identity, recognise } from './identity.ts'
import { settingsWords } from './words.ts'

/** Who one is to the server: the name, how to be the same person on another device, and where one is already. */
export function YouOnline() {
  const words = inLanguage(settingsWords)
  const [unreachable, miss] = useState(false)
  useEffect(() => {
    recognise().catch(() => miss(true))
  }, [])
  const you = identity.value
  if (you === 'unasked' && !unreachable) return null
  return (
    <section class="settings-online">
      <h3>{words.youTitle}</h3>
      {you === 'nobody' && <p>{words.nobody}</p>}
      {you === 'unasked' && <p>{words.unreachable}</p>}
      {typeof you === 'object' && (
        <>
          <Rename before={you.name} />
          <OtherDevice />
          <Devices />
        </>
      )}
    </section>
  )
}

function Rename({ before }: { readonly before: string }) {
  const words = inLanguage(settingsWords)
  const [name, rename] = useState(before)
  const [said, say] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    callMe(name).then(
      () => say(words.renamed),
      (trouble: unknown) => say(troubleText(trouble, language.value)),
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <div class="settings-name">
        <NameField label={words.name} name={name} rename={rename} />
        <button type="submit" class="button" disabled={[undefined, before].includes(tidyName(name))}>
          {words.rename}
        </button>
      </div>
      <p role="status" class="ui-help">
        {said}
      </p>
    </form>
  )
}

function OtherDevice() {
  const words = inLanguage(settingsWords)
  const [link, show] = useState<DeviceLink>()
  const [trouble, setTrouble] = useState<unknown>()
  const make = () => {
    setTrouble(undefined)
    api.deviceLink().then(show, setTrouble)
  }
  const until = link ? new Date(link.expires).toLocaleTimeString(language.value, { timeStyle: 'short' }) : ''
  return (
    <section>
      <h3>{words.deviceTitle}</h3>
      <p class="ui-help">{words.deviceHelp}</p>
      {link ? (
        <>
          <CopyField label={words.deviceLink} text={`${location.origin}/device/${link.code}`} />
          <p class="ui-help">{words.deviceCode(link.code, until)}</p>
        </>
      ) : (
        <div>
          <button type="button" class="button" onClick={make}>
            {words.deviceMake}
          </button>
        </div>
      )}
      {trouble !== undefined && (
        <p role="alert" class="ui-problem">
          {troubleText(trouble, language.value)}
        </p>
      )}
    </section>
  )
}
