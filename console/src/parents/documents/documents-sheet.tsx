import { Suspense, useCallback } from 'react'
import { useSearchParams } from '../navigation.tsx'
import type { CurrentSeason, WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Dialog } from '../../components/dialog.tsx'
import { ChunkLoading } from '../chunk-loading.tsx'
import { documentsPanel } from '../wizard/chunks.ts'
import type { DocumentsState } from './use-documents.ts'
import { signedCount } from './document-rules.ts'
import './documents-entry.css'

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

/** The way to the documents' panel, with how many are signed where they are signed online. */
export function DocumentsEntry({ documents: state }: { documents: DocumentsState }) {
  const t = useTranslate()
  const { show } = usePanel()
  const { documents } = state
  return (
    <button type="button" className="documents-entry" onClick={show}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
        <path
          d="M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h4"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </svg>
      <span className="documents-entry__name">{t('documents.open')}</span>
      {documents?.enabled && (
        <span>{t('documents.count', { n: signedCount(documents), total: documents.documents.length })}</span>
      )}
    </button>
  )
}

/** The documents' panel stands in the address (?documents=1), so that the receipt can link to it. */
export function usePanel(): { open: boolean; show: () => void; hide: () => void } {
  const [params, setParams] = useSearchParams()
  const show = useCallback(() => setParams(withPanel), [setParams])
  const hide = useCallback(() => setParams(withoutPanel, { replace: true }), [setParams])
  return { open: params.get('documents') === '1', show, hide }
}

function withPanel(now: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(now)
  next.set('documents', '1')
  return next
}

function withoutPanel(now: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(now)
  next.delete('documents')
  return next
}
