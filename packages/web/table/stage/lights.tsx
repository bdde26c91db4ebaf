import './lights.css'

interface LightsProps {
  readonly said: string
  readonly milliseconds: number
}

const lamps = [0, 1, 2, 3, 4]

/** Five lights that come on one after the other and go out together. The style sheet lights them. */
export function Lights({ said, milliseconds }: LightsProps) {
  return (
    <div class="stage-lights" aria-hidden="true" style={{ '--stage-time': `${milliseconds}ms` }}>
      <div class="stage-gantry">
        {lamps.map((lamp) => (
          <span key={lamp} class="stage-lamp" style={{ '--lamp': lamp }} />
        ))}
      </div>
      <p>{said}</p>
    </div>
  )
}
