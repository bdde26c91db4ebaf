import './chequered.css'

/** Home: over the finish line. */
export function Chequered() {
  return <span class="lanes-chequered" />
}
