import { lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { online } from './online.ts'
import { reloadForChunk } from './reload-for-chunk.tsx'

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
