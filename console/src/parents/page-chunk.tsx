import { lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { RetryPanel } from '../components/retry-panel.tsx'

/**
 * A part in a chunk of its own. With its chunk already here it is drawn at once; waiting for what is there would
 * show the fallback first, and React keeps a fallback for a third of a second. Without a connection it waits for one.
 */
export function pageChunk<P extends object = object>(load: () => Promise<ComponentType<P>>) {
  let here: ComponentType<P> | null = null
  let arriving: Promise<ComponentType<P>> | null = null
  const fetchPart = async () => {
    await online()
    here = await load()
    return here
  }
  // Asked for once: browsers remember what could not be fetched, and the styles of a part are never asked for again.
  const prepare = () => (arriving ??= fetchPart())
  const Later = lazy<ComponentType<P>>(async () => ({ default: await prepare().catch(reloadForChunk) }))
  function Page(props: P) {
    const [Drawn] = useState<ComponentType<P>>(() => here ?? Later)
    return <Drawn {...props} />
  }
  return { Page, prepare }
}

const RELOADED_AT = 'matricula.reloaded-at'
const MIN_INTERVAL_MS = 60_000
const RETRY_MS = 3000

/**
 * For a chunk that could not be fetched, because the line broke or another release was installed: loads the page anew
 * as soon as the hub answers. Where that has just been done, it says what is missing instead.
 */
async function reloadForChunk(): Promise<typeof ChunkFailed> {
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

/** Waits for a connection where the browser has none. */
async function online(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((back) => window.addEventListener('online', back, { once: true }))
}

/** In place of a chunk that cannot be fetched though the hub answers. */
function ChunkFailed() {
  return <RetryPanel onRetry={() => window.location.reload()} />
}
