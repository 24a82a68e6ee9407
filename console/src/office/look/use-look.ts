import { useSyncExternalStore } from 'react'
import { changeLook, lookNow, watchLook } from './look.ts'

export function useLook() {
  return { look: useSyncExternalStore(watchLook, lookNow), changeLook }
}
