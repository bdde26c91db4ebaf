import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { keptFiles, readBuilt, writeBuilt } from './built.ts'

describe('the files of a build', () => {
  it('are kept with the page under its address, without what only the build reads', () => {
    const written = [
      'index.html',
      'sw.js',
      'theme.js',
      '.vite/manifest.json',
      'assets/main-x.js',
      'assets/main-x.js.map',
      'assets/face-y.woff2',
      'assets/face-y.woff',
    ]
    expect(keptFiles(written)).toEqual(['/', '/assets/face-y.woff2', '/assets/main-x.js', '/theme.js'])
  })

  it('are read as they were written', () => {
    const built = { build: '1f', files: ['/', '/assets/main-x.js'] }
    expect(readBuilt(writeBuilt(built))).toEqual(built)
    expect(writeBuilt(built)).not.toMatch(/['"`\\$]/)
  })
})

describe('a request', () => {
  const own = 'https://paddock.example'
  const ask = (path: string, mode: RequestMode = 'cors', method = 'GET', from = own) =>
    answer({ mode, method }, new URL(path, from), own, ['/', '/icon.svg', '/assets/main-x.js'])

  it('for an address of the page is answered with the kept page', () => {
    expect(ask('/', 'navigate')).toBe('page')
    expect(ask('/play/abc?x=1', 'navigate')).toBe('page')
  })

  it('for a file is answered with the kept file', () => {
    expect(ask('/assets/main-x.js')).toEqual({ file: '/assets/main-x.js' })
    expect(ask('/icon.svg', 'navigate')).toEqual({ file: '/icon.svg' })
  })

  it('to the server itself, to another server, or that changes something goes to the network', () => {
    expect(ask('/api/tables')).toBe('network')
    expect(ask('/api', 'navigate')).toBe('network')
    expect(ask('/api/docs', 'navigate')).toBe('network')
    expect(ask('/', 'cors', 'POST')).toBe('network')
    expect(ask('/a.js', 'cors', 'GET', 'https://elsewhere.example')).toBe('network')
  })
})
