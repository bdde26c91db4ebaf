import { between, closed, through } from '../drawing.ts'
import type { Parcel } from './parcels.ts'

type Parcels = readonly Parcel[]

interface FieldsProps {
  readonly fields: Parcels
  readonly hasHedges: boolean
}

export function Fields({ fields, hasHedges }: FieldsProps) {
  if (fields.length === 0) return null
  return (
    <>
      <Toned parcels={fields} name="board-field" />
      <path d={furrows(fields)} class="board-furrows" />
      {hasHedges && (
        <>
          <path d={outlines(fields)} class="board-hedges" />
          <path d={outlines(fields)} class="board-hedges-light" />
        </>
      )}
    </>
  )
}

export function Houses({ houses }: { readonly houses: Parcels }) {
  if (houses.length === 0) return null
  return (
    <>
      <path d={outlines(houses)} class="board-house-shade" />
      <Toned parcels={houses} name="board-house" />
      <path d={roofs(houses)} class="board-roof-shade" />
    </>
  )
}

function Toned({ parcels, name }: { readonly parcels: Parcels; readonly name: string }) {
  return (
    <>
      {[0, 1, 2].map((tone) => (
        <path
          key={tone}
          d={outlines(parcels.filter((parcel) => parcel.tone === tone))}
          class={`${name} ${name}-${tone}`}
        />
      ))}
    </>
  )
}

function outlines(parcels: Parcels): string {
  return parcels.map(({ corners }) => closed(corners)).join('')
}

const rows = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92]

/** Lines from side to side, on two fields of three. */
function furrows(fields: Parcels): string {
  return fields
    .filter(({ tone }) => tone > 0)
    .flatMap(({ corners: [a, b, c, d] }) => {
      if (!a || !b || !c || !d) return []
      return rows.map((share) => through([between(a, d, share), between(b, c, share)]))
    })
    .join('')
}

/** The half of every roof that lies away from the light. */
function roofs(houses: Parcels): string {
  return houses
    .map(({ corners: [a, b, c, d] }) =>
      a && b && c && d ? closed([between(a, d, 0.5), between(b, c, 0.5), c, d]) : '',
    )
    .join('')
}
