import { effect } from '@preact/signals'

/** Resolves once the condition holds; it is looked at whenever a signal that it reads changes. */
export async function until(condition: () => boolean): Promise<void> {
  let end = () => {}
  await new Promise<void>((resolve) => {
    end = effect(() => {
      if (condition()) resolve()
    })
  })
  end()
}
