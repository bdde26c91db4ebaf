import { useEffect, useState } from 'preact/hooks'
import type { Ground } from './ground.tsx'

let ground: typeof Ground | undefined

/** The land around a track that is raced on: nobody waits for trees. Until they have come, there is grass. */
export const LateGround: typeof Ground = (props) => {
  const [Land, show] = useState(() => ground)
  useEffect(() => {
    if (Land) return
    let wanted = true
    import('./ground.tsx').then(
      ({ Ground }) => {
        ground = Ground
        if (wanted) show(() => Ground)
      },
      // A track without trees is still a track.
      (problem: unknown) => console.warn('No surroundings:', problem),
    )
    return () => {
      wanted = false
    }
  }, [Land])
  return Land ? <Land {...props} /> : <Grass outline={props.outline} />
}

function Grass({ outline }: { readonly outline: string }) {
  return (
    <g>
      <use href={outline} class="board-terrace board-terrace-far" />
      <use href={outline} class="board-terrace board-terrace-near" />
      <use href={outline} class="board-verge" />
    </g>
  )
}
