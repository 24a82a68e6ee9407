import { Suspense } from 'react'
import type { CurrentSeason, WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Dialog } from '../../components/dialog.tsx'
import { ChunkLoading } from '../chunk-loading.tsx'
import { documentsPanel } from '../wizard/chunks.ts'
import type { DocumentsState } from './use-documents.ts'
import { usePanel } from './use-panel.ts'

const DocumentsPanel = documentsPanel.Page

interface Props {
  documents: DocumentsState
  student: WizardStudent
  season: CurrentSeason
}

/** The documents' panel over the page, while the address asks for it. */
export function DocumentsSheet(props: Props) {
  const t = useTranslate()
  const { open, hide } = usePanel()
  const waiting = (
    <Dialog title={t('documents.open')} onClose={hide}>
      <ChunkLoading />
    </Dialog>
  )
  return (
    open && (
      <Suspense fallback={waiting}>
        <DocumentsPanel {...props} onClose={hide} />
      </Suspense>
    )
  )
}
