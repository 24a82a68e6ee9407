import type { ReactNode } from 'react'
import { useTexts } from '../i18n.ts'

/** A page that is on its way, or could not come: titled all the same, for who reads by headings. */
export function Waiting({ title, children }: { title?: string; children: ReactNode }) {
  const text = useTexts()
  return (
    <main className="waiting">
      <h1 className="unseen">{title ?? text('app.name')}</h1>
      {children}
    </main>
  )
}
