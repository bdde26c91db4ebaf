import type { Route } from './route.ts'
import { lazily } from './ui/lazily.tsx'
import { UnknownPage } from './ui/unknown-page.tsx'

const LearnPage = lazily(async () => (await import('./learn/learn-page.tsx')).LearnPage)
const RulesPage = lazily(async () => (await import('./rules/rules-page.tsx')).RulesPage)
const ClaimPage = lazily(async () => (await import('./settings/claim-page.tsx')).ClaimPage)

/** Pages that a visit seldom begins with: the way to them is no part of what every other one loads. */
export function SeldomPage({
  here,
}: {
  readonly here: Extract<Route, { readonly page: 'learn' | 'rules' | 'device' | 'unknown' }>
}) {
  switch (here.page) {
    case 'learn':
      return <LearnPage {...here} />
    case 'rules':
      return <RulesPage key={here.game} game={here.game} />
    case 'device':
      return <ClaimPage code={here.code} />
    case 'unknown':
      return <UnknownPage />
  }
}
