import { lazy, Suspense } from 'react'
import type { CurrentSeason, WizardStudent } from '../../api/types.ts'
import type { Papers } from './use-documents.ts'
import { usePanel } from './use-panel.ts'

const DocumentsPanel = lazy(() =>
  import('./documents-panel.tsx').then((m) => ({ default: m.DocumentsPanel })),
)

interface Props {
  papers: Papers
  student: WizardStudent
  season: CurrentSeason
}

/** The documents' panel over the page, while the address asks for it. */
export function DocumentsSheet(props: Props) {
  const { open, hide } = usePanel()
  return (
    open && (
      <Suspense>
        <DocumentsPanel {...props} onClose={hide} />
      </Suspense>
    )
  )
}
