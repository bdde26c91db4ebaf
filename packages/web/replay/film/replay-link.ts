import { carried, type Film } from './film.ts'
import { packed } from './record-link.ts'

/** An address that shows a film to anyone: at the table's own, or with the whole record in it. */
export async function linkTo(film: Film, search = ''): Promise<string> {
  if (film.address !== undefined) return `${location.origin}${film.address}${search}`
  return `${location.origin}/replay${search}#r=${await packed(carried(film))}`
}
