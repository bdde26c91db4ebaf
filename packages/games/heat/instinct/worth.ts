/** What weighs beside the rounds to the flag, in rounds. */

/** A space past the finish line: whoever is furthest wins the round. */
export const pastTheLine = 0.05
/** A spin-out, apart from the way, the Heat and the gear it costs; and each Stress it brings. */
export const spinOutLoss = 0.3
export const stressLoss = 0.15
/** A cluttered hand. */
export const clutterLoss = 1
/** Standing still, against one space ahead. */
export const standingLoss = 0.12
