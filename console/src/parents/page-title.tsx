import type { ReactNode } from 'react'
import { usePlace } from './navigation.tsx'
import './page-title.css'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** The title of a page. It takes the focus when another page of ours led here, so that the reader knows where that is. */
export function PageTitle({ className = '', children }: { className?: string; children: ReactNode }) {
  const isLedHere = usePlace().way === 'push'
  const title = useFocusOnMount<HTMLHeadingElement>(isLedHere)
  return (
    <h1 ref={title} tabIndex={-1} className={`page-title ${className}`}>
      {children}
    </h1>
  )
}
