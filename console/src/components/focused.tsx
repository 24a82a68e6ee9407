import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus when it appears, and so comes into view: whoever pressed something far from it would not see it. */
export function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dialog that closes in the same turn gives the focus back to what opened it.
    const turn = requestAnimationFrame(() => box.current?.focus())
    return () => cancelAnimationFrame(turn)
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}
