import { useSyncExternalStore } from 'react'
import type { CurrentSeason } from '../api/types.ts'

type Clock = CurrentSeason['clock']

const TICK_MS = 5000
const MINUTE_MS = 60_000

/** When this device heard each answer of the hub's clock. */
const receivedAt = new WeakMap<Clock, number>()

/** What the hub's clock showed at an instant of this device: in a demonstration another day than outside. */
function hubTime(clock: Clock, at: string): string {
  const since = receivedAt.get(clock) ?? Date.now()
  receivedAt.set(clock, since)
  return new Date(Date.parse(clock.now) + Date.parse(at) - since).toISOString()
}

/** The hub's present minute, which moves on while the page stays open. */
export function useHubMinute(clock: Clock): string {
  return useSyncExternalStore(
    tick,
    () => minuteOf(hubTime(clock, new Date().toISOString())),
    () => clock.now,
  )
}

function tick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}

function minuteOf(instant: string): string {
  return new Date(Math.floor(Date.parse(instant) / MINUTE_MS) * MINUTE_MS).toISOString()
}
