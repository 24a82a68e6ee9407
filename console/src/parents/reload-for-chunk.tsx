import { online } from './online.ts'
import { ChunkFailed } from './chunk-failed.tsx'

const RELOADED_AT = 'matricula.reloaded-at'
const MIN_INTERVAL_MS = 60_000
const RETRY_MS = 3000

/**
 * For a chunk that could not be fetched, because the line broke or another release was installed: loads the page anew
 * as soon as the hub answers. Where that has just been done, it says what is missing instead.
 */
export async function reloadForChunk(): Promise<typeof ChunkFailed> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < MIN_INTERVAL_MS) return ChunkFailed
  while (!(await isHubReachable())) await new Promise((over) => setTimeout(over, RETRY_MS))
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  window.location.reload()
  return new Promise(() => {})
}

async function isHubReachable(): Promise<boolean> {
  await online()
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
