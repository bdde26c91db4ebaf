import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { whenWanted } from '@paddock/page-kit/when-wanted.ts'
import { lateDialog, lazily, Nothing } from '../../ui/lazily.tsx'

const finish = () => import('./finish.tsx')
const result = () => import('./result.tsx')
const ended = () => import('./ending.ts')

/** What belongs to the end of a match is loaded when it has come. */
export const FinishLater = lateDialog(async () => (await finish()).Finish)
export const ResultLater = lazily(async () => (await result()).Result, Nothing)
/** What is said of the end and what can be done then come together: nothing moves under a finger that is on its way. */
export const ending = whenWanted(ended)

/** Has it loaded before it is shown. Should that fail, it is tried again when it is wanted. */
export function prepareResult(page: Pick<AnyGamePage, 'result'>): void {
  Promise.all([finish(), ended(), page.result?.()]).catch(() => {})
}
