import { useSyncExternalStore } from 'react'
import { SCENES } from './scenes.ts'
import type { Scene } from './scenes.ts'

const never = () => () => {}

/** The background of this visit. null while the prerendered page is taken over. */
export function useScene(): Scene | null {
  return useSyncExternalStore<Scene | null>(never, sceneHere, () => null)
}

// Whoever came by another page has none yet.
function sceneHere(): Scene {
  const { dataset } = document.documentElement
  dataset['scene'] ??= SCENES[Math.floor(Math.random() * SCENES.length)]
  return sceneOf(dataset['scene'])
}

export function sceneOf(named: string | undefined): Scene {
  return SCENES.find((scene) => scene === named) ?? 'dawn'
}
