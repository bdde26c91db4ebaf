/** What changed in the rules of Top Race, and with which version: nothing yet, they are those of version 1. */
import type { Changes } from '@paddock/kernel'

export const changes: Changes<never> = {}
