export { box } from './box.ts'
