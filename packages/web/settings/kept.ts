import { browserStorage } from '@paddock/page-kit/browser-storage.ts'
import { effect, type Signal, signal } from '@preact/signals'

/** A setting of this browser, one of a few values, that is still there after a reload. */
export function kept<Value extends string>(name: string, values: readonly Value[], usual: Value): Signal<Value> {
  const key = `paddock.${name}`
  const before = values.find((value) => value === browserStorage.getItem(key))
  const setting = signal(before ?? usual)
  effect(() => browserStorage.setItem(key, setting.value))
  return setting
}
