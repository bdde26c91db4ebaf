import type { Route } from './route.ts'
import { lazily } from './ui/lazily.tsx'
import { UnknownPage } from './ui/unknown-page.tsx'

const LearnPage = lazily(async () => (await import('./learn/learn-page.tsx')).LearnPage)
const ClaimPage = lazily(async () => (await import('./settings/claim-page.tsx')).ClaimPage)

/** Pages that a visit seldom begins with: the way to them is no part of what every other one loads. */
export function SeldomPage({
  here,
}: {
  readonly here: Extract<Route, { readonly page: 'learn' | 'device' | 'unknown' }>
}) {
  switch (here.page) {
    case 'learn':
      return <LearnPage {...here} />
    case 'device':
      return <ClaimPage code={here.code} />
    case 'unknown':
      return <UnknownPage />
  }
}
