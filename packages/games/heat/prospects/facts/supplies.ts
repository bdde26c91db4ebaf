/** What every driver has in this race: by circuit, weather and event. */
export { handSizeOf, suppliesOf } from '../../rules/phases/race/ready.ts'
