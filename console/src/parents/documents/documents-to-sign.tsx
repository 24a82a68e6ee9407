import type { CurrentSeason, FamilyDocuments } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { DocumentLine } from './document-line.tsx'
import { signedCount } from './document-rules.ts'
import type { Papers } from './use-documents.ts'
import './documents.css'

interface Props {
  documents: FamilyDocuments
  papers: Papers
  season: CurrentSeason
}

/** Each document of the enrollment with how far it is and what can be done with it. */
export function DocumentsToSign({ documents, papers, season }: Props) {
  const t = useTranslate()
  const counted = { n: signedCount(documents), total: documents.documents.length }
  return (
    <section aria-labelledby="papers-sign">
      <h3 id="papers-sign" className="papers__heading">
        {t('documents.toSign')}
      </h3>
      <p aria-live="polite">{t('documents.count', counted)}</p>
      {documents.requiredBeforePay && <p className="papers__hint">{t('documents.requiredHint')}</p>}
      {(!documents.fresh || papers.problem) && <Stale papers={papers} />}
      <ul className="papers__list">
        {documents.documents.map((one) => (
          <DocumentLine key={one.document} line={one} onSend={papers.send} season={season} />
        ))}
      </ul>
    </section>
  )
}

/** The signing service or the hub was not reached: what is shown is what was known before. */
function Stale({ papers }: Pick<Props, 'papers'>) {
  const t = useTranslate()
  return (
    <Alert
      kind="warn"
      title={t('documents.stale')}
      actions={
        <Button variant="secondary" onClick={() => void papers.read()}>
          {t('common.retry')}
        </Button>
      }
    >
      <p>{t('documents.staleBody')}</p>
    </Alert>
  )
}
