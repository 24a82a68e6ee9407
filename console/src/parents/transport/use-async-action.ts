import { useRef, useState } from 'react'

export interface AsyncAction {
  busy: boolean
  /** What the last try threw; null when it went well. */
  fault: unknown
  /** Does an act once at a time; a second press while it runs is ignored. */
  run: (action: () => Promise<void>) => void
  forget: () => void
}

/** One act that takes a while and may fail. */
export function useAsyncAction(): AsyncAction {
  const [state, setState] = useState<{ busy: boolean; fault: unknown }>({ busy: false, fault: null })
  const running = useRef(false)
  const run = (action: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setState({ busy: true, fault: null })
    const end = (fault: unknown) => {
      running.current = false
      setState({ busy: false, fault })
    }
    action().then(() => end(null), end)
  }
  return { ...state, run, forget: () => setState((before) => ({ ...before, fault: null })) }
}
