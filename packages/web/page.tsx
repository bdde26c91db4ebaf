import { comes } from '@paddock/board/late'
import { useEffect, useRef } from 'preact/hooks'
import { type Route, route } from './route.ts'
import { Boundary } from './ui/boundary.tsx'
import { pageChanged } from './ui/focus-heading.ts'
import { Header } from './ui/header.tsx'
import { lazily, Nothing, soon } from './ui/lazily.tsx'
import { renewal } from './version/page-renewal.ts'

const HomePage = lazily(async () => (await import('./home/home-page.tsx')).HomePage)
const PlayPage = lazily(async () => (await import('./play/play-page.tsx')).PlayPage)
const ReplayPage = lazily(async () => (await import('./replay/replay-page.tsx')).ReplayPage)
const OnlineTablePage = lazily(async () => (await import('./gathering/online-table-page.tsx')).OnlineTablePage)
const JoinPage = lazily(async () => (await import('./gathering/join-page.tsx')).JoinPage)
const SeldomPage = lazily(async () => (await import('./seldom-page.tsx')).SeldomPage)
/** Fetched long before it is needed: by then nothing more may come from that server. */
const VersionTrouble = soon(async () => (await import('./version/version-notice.tsx')).VersionTrouble, Nothing)

/** The page at the present address under the header of the house. Each is loaded when it is first visited. */
export function Page() {
  const here = route.value
  const place = placeOf(here)
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    comes()
    pageChanged()
  }, [place])
  return (
    <Boundary>
      <Header />
      {needsServer(here) && renewal.understanding.value !== 'same' && <VersionTrouble />}
      <main id="main" tabIndex={-1}>
        <Boundary key={place}>
          <Shown here={here} />
        </Boundary>
      </main>
    </Boundary>
  )
}

function Shown({ here }: { readonly here: Route }) {
  switch (here.page) {
    case 'home':
      return <HomePage />
    case 'play':
      return <PlayPage id={here.id} />
    case 'replay':
      return <ReplayPage {...(here.id === undefined ? {} : { id: here.id })} online={here.online} />
    case 'table':
      return <OnlineTablePage id={here.id} />
    case 'join':
      return <JoinPage id={here.id} invite={here.invite} />
    default:
      return <SeldomPage here={here} />
  }
}

/** What runs in this browser does not care which version the server is. */
function needsServer(here: Route): boolean {
  if (here.page === 'replay') return here.online
  return !['play', 'learn', 'rules', 'unknown'].includes(here.page)
}

/** The same text as long as the same page is shown, whatever comes after ? and # in its address. */
function placeOf(here: Route): string {
  return JSON.stringify(here)
}
