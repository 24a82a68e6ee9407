import { createColors } from 'picocolors'

/** Lines are always painted; whoever writes them takes the paint off where it does not belong. */
export const paint = createColors(true)
