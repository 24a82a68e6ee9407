import { useTranslate } from '../../i18n.ts'
import { signedCount } from './document-rules.ts'
import type { DocumentsState } from './use-documents.ts'
import { usePanel } from './use-panel.ts'
import './documents-entry.css'

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
