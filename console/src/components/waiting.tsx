import type { ReactNode } from 'react'
import { useTranslate } from '../i18n.ts'

/** A page that is on its way, or could not come: titled all the same, for who reads by headings. */
export function Waiting({ title, children }: { title?: string; children: ReactNode }) {
  const t = useTranslate()
  return (
    <main className="waiting">
      <h1 className="unseen">{title ?? t('app.name')}</h1>
      {children}
    </main>
  )
}
