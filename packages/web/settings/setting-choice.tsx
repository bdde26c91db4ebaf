import type { Signal } from '@preact/signals'
import { Segments } from '../ui/segments.tsx'

interface SettingChoiceProps<Value extends string> {
  readonly setting: Signal<Value>
  readonly values: readonly Value[]
  readonly label: string
  say(value: Value): string
  /** What it is for. */
  readonly help?: string
}

/** A setting with its values; what is chosen holds at once. */
export function SettingChoice<Value extends string>({ setting, help, ...shown }: SettingChoiceProps<Value>) {
  return (
    <>
      <Segments
        {...shown}
        value={setting.value}
        choose={(chosen) => {
          setting.value = chosen
        }}
      />
      {help !== undefined && <p class="ui-help">{help}</p>}
    </>
  )
}
