import './segments.css'
import { useId } from 'preact/hooks'

interface SegmentsProps<Value extends string | number> {
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  say(value: Value): string
  choose(value: Value): void
}

/** One of a few values, all of them in sight: radio buttons that look like a switch. */
export function Segments<Value extends string | number>({ label, values, value, say, choose }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset class="ui-segments">
      <legend>{label}</legend>
      <div class="ui-segments-row">
        {values.map((each) => (
          <label key={each} class="ui-segment">
            <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
            {say(each)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
