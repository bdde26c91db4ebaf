import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { lazily, Nothing } from '../../ui/lazily.tsx'

const finish = () => import('./finish.tsx')
const result = () => import('./result.tsx')
const whatNext = () => import('./what-next.tsx')

/** What belongs to the end of a match is loaded when it has come. */
export const FinishLater = lazily(async () => (await finish()).Finish, Nothing)
export const ResultLater = lazily(async () => (await result()).Result, Nothing)
export const WhatNextLater = lazily(async () => (await whatNext()).WhatNext, Nothing)

/** Has it loaded before it is shown. Should that fail, it is tried again when it is wanted. */
export function prepareResult(page: Pick<AnyGamePage, 'result'>): void {
  Promise.all([finish(), whatNext(), page.result?.()]).catch(() => {})
}
