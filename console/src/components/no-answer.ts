import { useSyncExternalStore } from 'react'
import { isHubAway, watchHubAway } from '../api/hub-away.ts'

/**
 * The last part of the text for a call that nobody answered: the device has no connection, or the school's platform is
 * away.
 */
export function noAnswer(): 'offline' | 'unreached' {
  return typeof navigator !== 'undefined' && navigator.onLine ? 'unreached' : 'offline'
}

export function useHubAway(): boolean {
  return useSyncExternalStore(watchHubAway, isHubAway, () => false)
}
