import type { DisplayProps } from '@paddock/page-kit/game-page.ts'
import { lazily, Nothing } from '@paddock/page-kit/lazily.tsx'
import { legendsOf } from '../../prospects/facts/legends.ts'
import type { Event } from '../../rules/event.ts'
import type { View } from '../../rules/view.ts'

const Boards = lazily(async () => (await import('./display.tsx')).Display, Nothing)

/** The display boards, loaded where a race has anything to show on them: a plain one has not. */
export function Display(props: DisplayProps<View, Event>) {
  const { weather, event, results, options } = props.view
  const isPlain = weather === 'none' && event === 'none' && results.length === 0 && options.season === 'off'
  return isPlain && legendsOf(props.view).length === 0 ? null : <Boards {...props} />
}
