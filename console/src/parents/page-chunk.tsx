import { lazy, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * A page in a chunk of its own. With its chunk already here it is drawn at once; waiting for what is there would
 * show the fallback first, and React keeps a fallback for a third of a second.
 */
export function pageChunk(load: () => Promise<ComponentType>) {
  let here: ComponentType | null = null
  const prepare = async () => {
    here = await load()
    return { default: here }
  }
  const Later = lazy(prepare)
  function Page() {
    const [Drawn] = useState<ComponentType>(() => here ?? Later)
    return <Drawn />
  }
  return { Page, prepare }
}
