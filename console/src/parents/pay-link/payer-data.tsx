import { useId, useState } from 'react'
import { hub, type HubProblem } from '../../api/hub.ts'
import type { ErasedPayer, LinkPaymentResult } from '../../api/types.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'
import '../payers/payment-payer.css'

interface Props {
  /** Of the payment. */
  readonly path: string
  /** What stays, once who paid has had their data erased. */
  readonly erased: LinkPaymentResult['erased']
  /** It is shown without who paid from then on. */
  readonly onErased: () => void
}

/** What who paid by a link may ask of their own data: a file of them, and that they are erased. */
export function PayerData({ path, erased, onErased }: Props) {
  const t = useTranslate()
  const heading = useId()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className="payment-payer" aria-labelledby={heading}>
      <h3 id={heading}>{t('payLink.result.data.title')}</h3>
      <div aria-live="polite">
        {erased === null ? <p>{t('payLink.result.data.lead')}</p> : <Erased kept={erased.kept} />}
      </div>
      {erased === null && (
        <>
          <a className="button button--secondary" href={`${path}/data`} download>
            {t('payLink.result.data.download')}
          </a>
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {t('payLink.result.data.erase')}
          </Button>
        </>
      )}
      {isAsking && (
        <EraseDialog
          path={path}
          onClose={() => setIsAsking(false)}
          onErased={() => {
            setIsAsking(false)
            onErased()
          }}
        />
      )}
    </section>
  )
}

function Erased({ kept }: ErasedPayer) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <>
      <p>{t('payLink.result.data.erased')}</p>
      {kept.length === 0 && <p>{t('payLink.result.data.nothingKept')}</p>}
      {kept.map(({ what, until }) => (
        <p key={what}>{t('payLink.result.data.kept', { day: longDate(until, locale) })}</p>
      ))}
    </>
  )
}

interface EraseProps {
  readonly path: string
  readonly onClose: () => void
  readonly onErased: () => void
}

function EraseDialog({ path, onClose, onErased }: EraseProps) {
  const t = useTranslate()
  const [isErasing, setIsErasing] = useState(false)
  const [problem, setProblem] = useState<HubProblem | null>(null)
  const erase = async () => {
    setIsErasing(true)
    try {
      await hub.post<ErasedPayer>(`${path}/data/erase`, {})
      onErased()
    } catch (thrown) {
      setProblem(toProblem(thrown))
      setIsErasing(false)
    }
  }
  return (
    <Dialog
      title={t('payLink.result.data.confirm')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" busy={isErasing} onClick={() => void erase()}>
            {t('payLink.result.data.erase')}
          </Button>
        </>
      }
    >
      <p>{t('payLink.result.data.confirmBody')}</p>
      {problem !== null && (
        <Alert kind="warn" title={problem.title}>
          <p>{problem.detail}</p>
        </Alert>
      )}
    </Dialog>
  )
}
