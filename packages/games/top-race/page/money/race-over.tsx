import './score.css'
import type { Viewer } from '@paddock/kernel'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'
import { booksOf } from '../../prospects/books.ts'
import { seatsOf } from '../../prospects/standing.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'
import { colourOf } from '../livery.ts'
import { Balances } from './ledger.tsx'
import { RaceOrder } from './race-order.tsx'
import { text } from './text/index.ts'

interface RaceOverProps {
  readonly looking: Looking<View>
  readonly told: readonly Event[]
}

/**
 * The result of the race before, over everything until it has been seen. Nobody waits for whoever looks at it; and
 * whoever comes back after having bid in the next race has seen it.
 */
export function RaceOver({ looking, told }: RaceOverProps) {
  const { view, viewer, language } = looking
  const [isSeen, see] = useState(() => hasBid(told, viewer))
  const result = view.results.at(-1)
  if (!result || isSeen) return null
  const words = text[language]
  const race = view.results.length
  // As it was when the race was over; the next auction may have begun.
  const then = { ...looking, view: { ...view, race } }
  const seen = () => see(true)
  return (
    <Dialog
      title={words.raceOver(race, view.options.races, colourOf(result.order[0] ?? 0))}
      onClose={seen}
      class="tr-race-over"
    >
      <RaceOrder result={result} looking={looking} />
      <h3 class="tr-bets-title">{words.balances}</h3>
      <p class="tr-soft">{words.inThousands}</p>
      <Balances looking={then} seats={byMoney(then.view)} />
      <GoOn said={words.nextRace(race + 1)} seen={seen} />
    </Dialog>
  )
}

function GoOn({ said, seen }: { readonly said: string; seen(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  // Enter goes on; the dialog is still being opened when this is drawn first.
  useEffect(() => {
    const timer = setTimeout(() => button.current?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [])
  return (
    <p class="tr-go-on">
      <button ref={button} type="button" class="button button-primary" onClick={seen}>
        {said}
      </button>
    </p>
  )
}

function hasBid(told: readonly Event[], viewer: Viewer): boolean {
  const prepared = told.findLastIndex(({ type }) => type === 'race-prepared')
  return told
    .slice(prepared + 1)
    .some((event) => (event.type === 'bid-made' || event.type === 'bid-passed') && event.seat === viewer)
}

/** Whoever has most first. */
function byMoney(view: View) {
  const balance = (seat: number) => booksOf(view, seat).at(-1)?.balance ?? 0
  return seatsOf(view).sort((a, b) => balance(b) - balance(a))
}
