import { useSyncExternalStore } from 'react'
import { changePreferences, currentPreferences, watchPreferences } from './preferences.ts'

export function usePreferences() {
  return {
    preferences: useSyncExternalStore(watchPreferences, currentPreferences),
    changePreferences,
  }
}
