export { Coming, lazily, Nothing } from '@paddock/page-kit/lazily.tsx'
