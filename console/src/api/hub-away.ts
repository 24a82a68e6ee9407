const RETRY_MS = 2000

let away = false
let watching = false
const listeners = new Set<() => void>()
const returnListeners = new Set<() => void>()

/** Whether the hub did not answer when it was asked whether it is there, though this device has a connection. */
export function isHubAway(): boolean {
  return away
}

export function watchHubAway(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Runs `act` when the connection is back, or the hub after it was away; answers how to stop. */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener)
  window.addEventListener('online', listener)
  return () => {
    returnListeners.delete(listener)
    window.removeEventListener('online', listener)
  }
}

/** A call came back without an answer: asks the hub until it is there again. Of a lost connection the browser tells. */
export async function watchUntilReachable(): Promise<void> {
  if (watching || !navigator.onLine) return
  watching = true
  while (!(await isReachable())) {
    setAway(true)
    await new Promise((resume) => setTimeout(resume, RETRY_MS))
  }
  watching = false
  if (!away) return
  setAway(false)
  for (const listener of returnListeners) listener()
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/health/live', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function setAway(is: boolean): void {
  if (away === is) return
  away = is
  for (const listener of listeners) listener()
}
