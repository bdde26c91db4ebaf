import { type BrowserStorage, browserStorage } from '@paddock/page-kit/browser-storage.ts'

/** Under this the browser keeps where matches stood when it last showed them. */
export const whereaboutsKey = 'paddock.where'

/** Whether this browser has shown the match, in whichever language. */
export function wasShown(id: string, storage: BrowserStorage = browserStorage): boolean {
  return storage.getItem(whereaboutsKey)?.includes(JSON.stringify(id)) ?? false
}
