/** Milliseconds after which nobody can be waiting any more. */
const longest = 5000

/** When somebody began to wait for what they came for, in milliseconds of this page; undefined while nobody does. */
let since: number | undefined = 0
const waiting = new Set<() => void>()

/** Another page comes: somebody waits for it. */
export function comes(): void {
  since = performance.now()
}

/** What somebody came for is on the screen: a decision, a race that is shown, a list. */
export function stands(): void {
  since = undefined
  for (const goOn of waiting) goOn()
  waiting.clear()
}

export function isStanding(): boolean {
  return since === undefined
}

/** Milliseconds that somebody has waited so far for what they came for; 0 while nobody does. */
export function waitedFor(): number {
  return since === undefined ? 0 : performance.now() - since
}

/** Resolves when there is time for what nobody waits for: at once where the browser has kept it, else when the page stands. */
export async function rest(): Promise<void> {
  if (isStanding() || typeof document === 'undefined' || navigator.serviceWorker?.controller) return
  await new Promise<void>((resolve) => {
    waiting.add(resolve)
    setTimeout(resolve, longest)
  })
}

/**
 * Loads something once there is time for it. Nobody waits for that: where the network is gone, it does not come, and the
 * page goes on without it until it is loaded again, since a browser does not fetch a second time what failed.
 */
export function afterRest<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () => rest().then(load).catch(doWithout)
}

function doWithout(problem: unknown): Promise<never> {
  if (navigator.onLine !== false) throw problem
  return new Promise(() => {})
}
