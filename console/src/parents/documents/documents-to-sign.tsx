import type { CurrentSeason, FamilyDocuments } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { DocumentLine } from './document-line.tsx'
import { signedCount } from './document-rules.ts'
import type { DocumentsState } from './use-documents.ts'
import './documents.css'

interface Props {
  documents: FamilyDocuments
  state: DocumentsState
  season: CurrentSeason
}

/** Each document of the enrollment with how far it is and what can be done with it. */
export function DocumentsToSign({ documents, state, season }: Props) {
  const t = useTranslate()
  const counted = { n: signedCount(documents), total: documents.documents.length }
  return (
    <section aria-labelledby="papers-sign">
      <h3 id="papers-sign" className="papers__heading">
        {t('documents.toSign')}
      </h3>
      <p aria-live="polite">{t('documents.count', counted)}</p>
      {documents.requiredBeforePay && <p className="papers__hint">{t('documents.requiredHint')}</p>}
      {(!documents.fresh || state.problem) && <Stale state={state} />}
      <ul className="papers__list">
        {documents.documents.map((one) => (
          <DocumentLine key={one.document} line={one} onSend={state.send} season={season} />
        ))}
      </ul>
    </section>
  )
}

/** The signing service or the hub was not reached: what is shown is what was known before. */
function Stale({ state }: Pick<Props, 'state'>) {
  const t = useTranslate()
  return (
    <Alert
      kind="warn"
      title={t('documents.stale')}
      actions={
        <Button variant="secondary" onClick={() => void state.read()}>
          {t('common.retry')}
        </Button>
      }
    >
      <p>{t('documents.staleBody')}</p>
    </Alert>
  )
}
