import { useEffect, useEffectEvent, useState } from 'react'

/** What changes all the time, told now and then: a screen reader would not come to an end otherwise. */
export function useThrottled(text: string, everyMs: number): string {
  const [shown, setShown] = useState(text)
  const update = useEffectEvent(() => setShown(text))
  useEffect(() => {
    const timer = setInterval(() => update(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return shown
}
