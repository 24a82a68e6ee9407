import type { CurrentSeason, FamilyDocuments, WizardStudent } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../parts/alert.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { RetryPanel } from '../../parts/retry-panel.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Consents } from './consents.tsx'
import { signedCount } from './document-rules.ts'
import { DocumentLine } from './document-line.tsx'
import type { Papers } from './use-documents.ts'
import './documents.css'

interface Props {
  papers: Papers
  student: WizardStudent
  season: CurrentSeason
  onClose: () => void
}

/** What is signed for the enrollment and how far each document is, and what the family agreed to when signing in. */
export function DocumentsPanel({ papers, student, season, onClose }: Props) {
  const text = useTexts()
  const { documents, problem, read } = papers
  return (
    <Dialog className="papers" title={text('documents.title')} onClose={onClose}>
      {!documents && !problem && <Skeleton blocks={[24, 96, 96, 96]} />}
      {!documents && problem && <RetryPanel onRetry={() => void read()} requestId={problem.requestId} />}
      {documents?.enabled && <Documents documents={documents} papers={papers} season={season} />}
      <Consents student={student} />
    </Dialog>
  )
}

interface DocumentsProps extends Pick<Props, 'papers' | 'season'> {
  documents: FamilyDocuments
}

function Documents({ documents, papers, season }: DocumentsProps) {
  const text = useTexts()
  const counted = { n: signedCount(documents), total: documents.documents.length }
  return (
    <section aria-labelledby="papers-sign">
      <h3 id="papers-sign" className="papers__heading">
        {text('documents.toSign')}
      </h3>
      <p aria-live="polite">{text('documents.count', counted)}</p>
      {documents.requiredBeforePay && <p className="papers__hint">{text('documents.requiredHint')}</p>}
      {(!documents.fresh || papers.problem) && <Stale papers={papers} />}
      <ul className="papers__list">
        {documents.documents.map((one) => (
          <DocumentLine key={one.document} line={one} onSend={papers.send} phone={season.school.phone} />
        ))}
      </ul>
    </section>
  )
}

/** The signing service or the hub was not reached: what is shown is what was known before. */
function Stale({ papers }: Pick<Props, 'papers'>) {
  const text = useTexts()
  return (
    <Alert
      kind="warn"
      title={text('documents.stale')}
      actions={
        <Button look="secondary" onClick={() => void papers.read()}>
          {text('common.retry')}
        </Button>
      }
    >
      <p>{text('documents.staleBody')}</p>
    </Alert>
  )
}
