/** What weighs beside the rounds to the flag, in rounds. */

/** A space past the finish line: whoever is furthest wins the round. */
export const pastTheLineWorth = 0.05
/** A spin-out, apart from the way, the Heat and the gear it costs; and each Stress it brings. */
export const spinOutLoss = 0.3
export const stressLoss = 0.15
/** A spin-out that ends the race. */
export const eliminationLoss = 5
/** A cluttered hand. */
export const clutterLoss = 1
/** Standing still, against one space ahead. */
export const standingLoss = 0.12
/** A sponsor card that is gained, and one that is used up. */
export const sponsorGain = 0.07
export const sponsorUse = 0.05
/** A card of the discard that comes back into the deck. */
export const salvageGain = 0.03
