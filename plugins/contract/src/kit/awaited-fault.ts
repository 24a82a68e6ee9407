/** A fault that was set at a pretend vendor, and that a call has yet to meet. */
export interface AwaitedFault {
  readonly reached: Promise<void>
  readonly markReached: () => void
}

export function awaitedFault(): AwaitedFault {
  let markReached = () => {}
  const reached = new Promise<void>((resolve) => {
    markReached = resolve
  })
  return { reached, markReached: () => markReached() }
}
