import { useEffect, useEffectEvent, useState } from 'react'

/** A text that changes all the time, updated at intervals: a screen reader would never come to an end otherwise. */
export function useThrottled(text: string, everyMs: number): string {
  const [shown, setShown] = useState(text)
  const update = useEffectEvent(() => setShown(text))
  useEffect(() => {
    const timer = setInterval(() => update(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return shown
}
