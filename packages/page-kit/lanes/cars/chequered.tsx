/** Home: over the finish line. */
export function Chequered() {
  return <span class="chequered" />
}
