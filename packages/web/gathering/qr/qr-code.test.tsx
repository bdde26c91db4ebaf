import { render } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import { qrOf } from './qr.ts'
import { QrCode } from './qr-code.tsx'

it('draws every dark module once, with a rim of four around all of them', () => {
  const text = 'http://192.0.2.7:3000/join/e8tjwqm5kqg5wtjc/37thunqkep75gaw8p6jp'
  const modules = qrOf(text) ?? []
  const html = render(<QrCode text={text} label="The invitation" />)
  expect(html.match(/M\d+ \d+h1v1h-1z/g)).toHaveLength(modules.flat().filter(Boolean).length)
  expect(html).toContain(`viewBox="-4 -4 ${modules.length + 8} ${modules.length + 8}"`)
  expect(html).toContain('aria-label="The invitation"')
})

it('draws nothing where the text is too long', () => {
  expect(render(<QrCode text={'x'.repeat(300)} label="" />)).toBe('')
})
