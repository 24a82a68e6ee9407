import type { FamilyDocument } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { usePanel } from './use-panel.ts'
import './documents-entry.css'

/** The pay step waits for these documents, and this is the way to them. */
export function DocumentsMissing({ missing }: { missing: readonly FamilyDocument['document'][] }) {
  const t = useTranslate()
  const { show } = usePanel()
  return (
    <Alert
      kind="warn"
      title={t('documents.missing')}
      actions={
        <Button variant="secondary" onClick={show}>
          {t('documents.goSign')}
        </Button>
      }
    >
      <ul className="documents-missing">
        {missing.map((document) => (
          <li key={document}>{t(`documents.name.${document}`)}</li>
        ))}
      </ul>
    </Alert>
  )
}
