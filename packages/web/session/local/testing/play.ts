import { Rng } from '@paddock/kernel'
import type { LiveStep, Session } from '../../session.ts'

/** The next step of a session that somebody else makes. */
export function nextStep(session: Session): Promise<LiveStep> {
  return new Promise((resolve) => {
    const end = session.onStep((step) => {
      end()
      resolve(step)
    })
  })
}

/**
 * Plays a session as its people would: lifts the curtain, chooses at random, watches the bots.
 * Stops at the entry, or at the end.
 */
export async function playOn(session: Session, until: number): Promise<void> {
  const rng = Rng.fromSeed(`people of ${session.commitment}`)
  while (session.position.value.entry < until && session.position.value.pending.length > 0) {
    session.liftCurtain()
    const { choices, sealed } = session.position.value
    if (choices.length === 0 || sealed !== undefined) await watch(session)
    else await session.act(rng.pick(choices))
  }
}

/** Has seen what was done so far, and waits for what comes. */
async function watch(session: Session): Promise<void> {
  const next = nextStep(session)
  session.ready()
  await next
}
