import { describe, expect, it } from 'vitest'
import { type Findable, find, folded, pieces } from './find.ts'

const places: readonly Findable[] = [
  { id: 'moving', kind: 'section', title: 'Déplacer une voiture', text: 'Elle avance tant qu’elle peut.' },
  { id: 'end', kind: 'section', title: 'L’arrivée', text: 'La voiture qui passe la ligne est arrivée.' },
  { id: 'FF-END-01', kind: 'rule', title: 'FF-END-01', text: 'A race ends with the round.' },
]

function ids(typed: string): string[] {
  return find(places, typed).map(({ place }) => place.id)
}

describe('a search in the rules', () => {
  it('finds what is typed without accents, capitals and typeset apostrophes', () => {
    expect(folded('L’Arrivée\u00a0: ŒUF')).toBe("l'arrivee : œuf")
    expect(ids("l'arrivee")).toEqual(['end'])
    expect(ids('DEPLACER')).toEqual(['moving'])
  })

  it('wants every word, wherever it stands, and puts first what is called so', () => {
    expect(ids('voiture ligne')).toEqual(['end'])
    expect(ids('voiture')).toEqual(['moving', 'end'])
    expect(ids('arrivee')).toEqual(['end'])
    expect(ids('voiture chapeau')).toEqual([])
  })

  it('finds a numbered rule by its number', () => {
    expect(ids('ff-end')).toEqual(['FF-END-01'])
  })

  it('finds nothing where nothing is looked for', () => {
    expect(ids('  ')).toEqual([])
  })

  it('makes what was found stand out, in the letters of the text', () => {
    expect(pieces('L’arrivée, arrivée', ['arrivee'])).toEqual([
      { text: 'L’', isFound: false },
      { text: 'arrivée', isFound: true },
      { text: ', ', isFound: false },
      { text: 'arrivée', isFound: true },
    ])
  })

  it('shows of a long text what stands around the first find', () => {
    const long = `${'Words before it. '.repeat(20)}Here is a needle. ${'Words after it. '.repeat(20)}`
    const [found] = find([{ id: 'long', kind: 'section', title: 'Long', text: long }], 'needle')
    const excerpt = found?.excerpt.map(({ text }) => text).join('') ?? ''
    expect(excerpt).toMatch(/^….*needle.*…$/)
    expect(excerpt.length).toBeLessThan(160)
  })
})
