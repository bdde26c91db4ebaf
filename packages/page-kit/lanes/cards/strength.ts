export { type Strength, strengthOf } from '@paddock/racing/lanes'
