import type { CurrentSeason, WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Dialog } from '../../components/dialog.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Consents } from './consents.tsx'
import { DocumentsToSign } from './documents-to-sign.tsx'
import type { DocumentsState } from './use-documents.ts'
import './documents.css'

export interface Props {
  documents: DocumentsState
  student: WizardStudent
  season: CurrentSeason
  onClose: () => void
}

/** What is signed for the enrollment and how far each document is, and what the family agreed to when signing in. */
export function DocumentsPanel({ documents: state, student, season, onClose }: Props) {
  const t = useTranslate()
  const { documents, problem, read } = state
  return (
    <Dialog className="papers" title={t('documents.title')} onClose={onClose}>
      {!documents && !problem && <Skeleton blocks={[24, 96, 96, 96]} />}
      {!documents && problem && <RetryPanel onRetry={() => void read()} requestId={problem.requestId} />}
      {documents?.enabled && <DocumentsToSign documents={documents} state={state} season={season} />}
      <Consents student={student} season={season} />
    </Dialog>
  )
}
