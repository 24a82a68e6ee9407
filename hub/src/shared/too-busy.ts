/** What was asked costs so much that only a few are done at once, and too many wait already: nothing was done. */
export class TooBusy extends Error {}
