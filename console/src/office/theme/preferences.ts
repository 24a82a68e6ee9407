import { useSyncExternalStore } from 'react'

/** This person's preferences for the office; stored on this device. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark'
  readonly density: 'dense' | 'comfortable'
  /** Single-key shortcuts; who dictates text or uses a screen reader may want none (WCAG 2.1.4). */
  readonly shortcuts: 'on' | 'off'
}

const STORAGE_KEY = 'matricula.look'
const defaults: Preferences = { theme: 'system', density: 'dense', shortcuts: 'on' }
const dark = globalThis.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let current: Preferences = stored()

dark.addEventListener('change', notifyAll)

export function currentPreferences(): Preferences {
  return current
}

export function changePreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  store(current)
  notifyAll()
}

export function watchPreferences(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isDark({ theme }: Preferences): boolean {
  return theme === 'dark' || (theme === 'system' && dark.matches)
}

function notifyAll(): void {
  current = { ...current }
  document.documentElement.dataset['theme'] = isDark(current) ? 'dark' : 'light'
  for (const notify of listeners) notify()
}

// Storage is refused in some private windows; the choice then lasts as long as the page.
function stored(): Preferences {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...defaults, ...value } : defaults
  } catch {
    return defaults
  }
}

function store(preferences: Preferences): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences))
  } catch {
    return
  }
}

export function usePreferences() {
  return {
    preferences: useSyncExternalStore(watchPreferences, currentPreferences),
    changePreferences,
  }
}
