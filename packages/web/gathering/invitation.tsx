import { inLanguage } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../session/api.ts'
import { CopyField } from '../ui/copy-field.tsx'
import { lazily, Nothing } from '../ui/lazily.tsx'
import { Segments } from '../ui/segments.tsx'
import { isOnlyHere } from './only-here.ts'
import { gatheringWords } from './words.ts'

const QrCode = lazily(async () => (await import('./qr/qr-code.tsx')).QrCode, Nothing)

interface InvitationProps {
  readonly table: string
  /** The key of the invitation, if this person may invite. */
  readonly invite: string | undefined
  /** What the link is called where it is shared. */
  readonly title: string
}

/** The links to a table, by an address that others can reach, and the invitation for the camera of a phone. */
export function InvitationLinks({ table, invite, title }: InvitationProps) {
  const words = inLanguage(gatheringWords)
  const { origins, isUnreachable } = useOrigins()
  const [chosen, setChosen] = useState<string>()
  const [isShown, show] = useState(false)
  const origin = chosen ?? origins[0] ?? location.origin
  const link = `${origin}/join/${table}/${invite}`
  return (
    <section>
      {invite !== undefined && <h2>{words.inviteTitle}</h2>}
      {isUnreachable && invite !== undefined && (
        <p class="gathering-warning" role="status">
          {words.onlyHere}
        </p>
      )}
      {origins.length > 1 && (
        <Segments
          label={words.whichAddress}
          values={origins}
          value={origin}
          say={hostOf}
          choose={(address: string) => setChosen(address)}
        />
      )}
      {invite !== undefined && (
        <>
          <CopyField label={words.inviteLabel} help={words.inviteHelp} share={words.shareTitle(title)} text={link} />
          {!isUnreachable && (
            <details class="gathering-qr" onToggle={({ currentTarget }) => show(currentTarget.open)}>
              <summary>{words.qr}</summary>
              {isShown && <QrCode text={link} label={words.qrLabel} />}
            </details>
          )}
        </>
      )}
      <CopyField
        label={words.watchLabel}
        help={words.watchHelp}
        share={words.shareTitle(title)}
        text={`${origin}/t/${table}`}
      />
    </section>
  )
}

function hostOf(origin: string): string {
  return new URL(origin).host
}

/** Where others reach this server, where the page's own address is good only on this machine. */
function useOrigins(): { readonly origins: readonly string[]; readonly isUnreachable: boolean } {
  const [origins, know] = useState<readonly string[]>()
  useEffect(() => {
    if (!isOnlyHere(location.hostname)) return
    let wanted = true
    api.addresses().then(
      ({ addresses }) => wanted && know(addresses),
      // An older server does not say, and then nobody knows.
      () => wanted && know([]),
    )
    return () => {
      wanted = false
    }
  }, [])
  return { origins: origins ?? [], isUnreachable: origins?.length === 0 }
}
