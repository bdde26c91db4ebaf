import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../session/api.ts'
import { troubleText } from '../session/trouble.ts'
import { Notice } from '../ui/notice.tsx'
import { identity, knownPerson, recognise } from './identity.ts'
import { settingsWords } from './words.ts'

type Claim =
  | { readonly state: 'asking' | 'claiming' | 'done' }
  | { readonly state: 'failed'; readonly trouble: unknown }

/**
 * Carries an identity to this device. It asks first: links are also opened by previews, and a code
 * works only once.
 */
export function ClaimPage({ code }: { readonly code: string }) {
  const words = inLanguage(settingsWords)
  const [claim, tell] = useState<Claim>({ state: 'asking' })
  useEffect(() => {
    // Without an answer nothing is said of who this device was; the claim itself will tell.
    recognise().catch(() => {})
  }, [])
  const take = () => {
    tell({ state: 'claiming' })
    api.claim(code).then(
      ({ person }) => {
        identity.value = person ?? 'nobody'
        tell({ state: 'done' })
      },
      (trouble: unknown) => tell({ state: 'failed', trouble }),
    )
  }
  const name = knownPerson()?.name ?? ''
  if (claim.state === 'done') return <Notice title={words.claimedTitle} text={words.claimed(name)} />
  if (claim.state === 'failed') {
    return <Notice title={words.notClaimedTitle} text={troubleText(claim.trouble, language.value)} />
  }
  const claiming = claim.state === 'claiming'
  return (
    <Notice title={words.claimTitle} text={words.claimText(name)}>
      <button type="button" class="button button-primary" disabled={claiming} onClick={take}>
        {claiming ? words.claiming : words.claimDo}
      </button>
    </Notice>
  )
}
