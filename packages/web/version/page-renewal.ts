/** The renewal of this page, in this browser. */
import type { PageTroubleCode } from '../session/trouble.ts'
import { isHeld } from './hold.ts'
import { offeredBuild, ownBuild } from './own.ts'
import { Renewal } from './renewal.ts'
import { triedBuilds } from './tried-builds.ts'

export const renewal = new Renewal({
  own: ownBuild,
  offered: offeredBuild,
  tried: triedBuilds,
  isHeld: () => !triedBuilds.isKept || isHeld(),
  reload: () => location.reload(),
  reloadAnew: () => void forgetKept().finally(() => location.reload()),
  lookForNewer: () => {
    // Without a network there is nothing newer.
    navigator.serviceWorker
      ?.getRegistration()
      .then((kept) => kept?.update())
      .catch(() => {})
  },
})

/** What the server made of a request, as far as versions go. */
export function hearAnswer(code: PageTroubleCode | undefined): void {
  if (code === 'old-page') void renewal.understood('page-too-old')
  else if (code === 'new-page') void renewal.understood('page-too-new')
  else if (code === undefined) void renewal.understood('same')
}

/** Milliseconds between two looks whether nothing is going on. */
const pause = 500

/** Looks for a newer build when somebody comes back, when one was kept, and when a part of this one is gone. */
export function followVersion(askServer: () => Promise<string | undefined>): void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return
    askServer().then(
      (page) => renewal.heard(page),
      // Nobody answers: there is nothing newer to be had.
      () => {},
    )
  }
  const look = () => void renewal.look()
  document.addEventListener('visibilitychange', ask)
  navigator.serviceWorker?.addEventListener('controllerchange', look)
  addEventListener('vite:preloadError', look)
  for (const doing of ['pointerdown', 'keydown']) addEventListener(doing, () => renewal.stirred(), true)
  setInterval(() => renewal.tick(), pause)
  triedBuilds.isWhole()
}

/** The files that this browser keeps stand in the way of newer ones. */
async function forgetKept(): Promise<void> {
  const kept = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(kept.map((registration) => registration.unregister()))
}
