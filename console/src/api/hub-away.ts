const PAUSE_MS = 2000

let away = false
let watching = false
const readers = new Set<() => void>()
const returns = new Set<() => void>()

/** Whether the hub did not answer when it was asked whether it is there, though this device has a connection. */
export function isHubAway(): boolean {
  return away
}

export function watchHubAway(listener: () => void): () => void {
  readers.add(listener)
  return () => readers.delete(listener)
}

/** Runs `act` when the connection is back, or the hub after it was away; answers how to stop. */
export function onReturn(act: () => void): () => void {
  returns.add(act)
  window.addEventListener('online', act)
  return () => {
    returns.delete(act)
    window.removeEventListener('online', act)
  }
}

/** A call came back without an answer: asks the hub until it is there again. Of a lost connection the browser tells. */
export async function noteUnanswered(): Promise<void> {
  if (watching || !navigator.onLine) return
  watching = true
  while (!(await answers())) {
    set(true)
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
  }
  watching = false
  if (!away) return
  set(false)
  for (const act of returns) act()
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/api/health/live', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function set(is: boolean): void {
  if (away === is) return
  away = is
  for (const listener of readers) listener()
}
