/** Properties that a drawing may get from a style sheet, and what they are where nobody says anything. */
const inherited: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'paint-order': 'normal',
  'text-anchor': 'start',
  'font-size': '',
  'font-family': '',
  'font-weight': '400',
  visibility: 'visible',
}
const own: Readonly<Record<string, string>> = {
  opacity: '1',
  'mix-blend-mode': 'normal',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
}

/**
 * A drawing of the page as a text of its own: whatever its styles come to is written into it, since a picture that is
 * made of it has no style sheet. Where it is drawn, every element must be in the page.
 */
export function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy of a drawing is a drawing')
  const originals = [drawing, ...drawing.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  const hidden: Element[] = []
  for (const [index, original] of originals.entries()) {
    const into = copies[index]
    if (!into || isReferred(original)) continue
    const style = getComputedStyle(original)
    if (style.display === 'none') hidden.push(into)
    const above = original === drawing || !original.parentElement ? undefined : getComputedStyle(original.parentElement)
    for (const [name, initial] of Object.entries(inherited)) {
      const value = style.getPropertyValue(name)
      if (value !== '' && value !== (above?.getPropertyValue(name) ?? initial)) into.setAttribute(name, value)
    }
    for (const [name, initial] of Object.entries(own)) {
      const value = style.getPropertyValue(name)
      if (value !== '' && value !== initial) into.setAttribute(name, value)
    }
  }
  for (const element of hidden) element.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}

/** A shape that is drawn elsewhere, by reference, takes its paint from there. */
function isReferred(element: Element): boolean {
  return (
    element.closest('defs') !== null &&
    element.closest('pattern, mask, clipPath, marker, linearGradient, radialGradient') === null
  )
}
