/**
 * Milliseconds that only ever go on, made of a clock that somebody may set: set forward they jump along, set back they
 * stay and go on from there. So what counts as fresh for seconds never does for the hours that a clock was set back.
 */
export function monotonicClock(now: () => number): () => number {
  let last = now()
  // Not from 0, which the cache takes for no time at all.
  let passed = 1
  return () => {
    const at = now()
    passed += Math.max(0, at - last)
    last = at
    return passed
  }
}
