import './qr-code.css'
import { qrOf } from './qr.ts'

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** Dark on light in both themes, with the rim that cameras want. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = qrOf(text)
  if (!modules) return null
  const size = modules.length
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg class="qr-code" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <rect class="qr-code-ground" x="-4" y="-4" width={size + 8} height={size + 8} />
      <path class="qr-code-ink" d={dark.join('')} />
    </svg>
  )
}
