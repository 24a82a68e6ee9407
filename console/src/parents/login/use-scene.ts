import { useSyncExternalStore } from 'react'

const SCENES = ['dawn', 'rain', 'noon', 'dusk'] as const
export type Scene = (typeof SCENES)[number]

const never = () => () => {}

/** The background that public/scene.js chose for this load. null while the prerendered page is taken over. */
export function useScene(): Scene | null {
  return useSyncExternalStore<Scene | null>(
    never,
    () => sceneOf(document.documentElement.dataset['scene']),
    () => null,
  )
}

export function sceneOf(named: string | undefined): Scene {
  return SCENES.find((scene) => scene === named) ?? 'dawn'
}
