/** A spin-out likelier than this is warned of on the button itself. */
export const likely = 0.5
