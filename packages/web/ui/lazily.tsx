export { Coming, lateDialog, lazily, Nothing, soon } from '@paddock/page-kit/lazily.tsx'
