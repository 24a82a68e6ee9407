import { useEffect, useState } from 'react'

/** Whether an instant has come; turns true by itself when it does. */
export function useIsPast(instant: string): boolean {
  const [now, setNow] = useState(() => Date.now())
  const left = Date.parse(instant) - now
  useEffect(() => {
    if (left <= 0) return undefined
    const coming = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(coming)
  }, [left])
  return left <= 0
}
