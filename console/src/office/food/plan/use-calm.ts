import { useEffect, useEffectEvent, useState } from 'react'

/** What changes all the time, told now and then: a screen reader would not come to an end otherwise. */
export function useCalm(said: string, everyMs: number): string {
  const [told, setTold] = useState(said)
  const tell = useEffectEvent(() => setTold(said))
  useEffect(() => {
    const telling = setInterval(() => tell(), everyMs)
    return () => clearInterval(telling)
  }, [everyMs])
  return told
}
