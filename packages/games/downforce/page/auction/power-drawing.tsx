import { Vignette } from '@paddock/page-kit/drawings/vignette.tsx'
import type { PowerName } from '../../rules/cards.ts'
import { powerDrawings } from './power-drawings.ts'

export default function PowerDrawing({ name }: { readonly name: PowerName }) {
  return <Vignette drawn={powerDrawings[name]} />
}
