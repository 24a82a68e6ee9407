import { useState } from 'react'
import { useTranslate, useLocale } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import type { CurrentSeason } from '../../api/types.ts'
import { dayOf, daysAfter, longDate } from '../../dates.ts'
import { Alert } from '../../components/alert.tsx'

interface Props {
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asked before a credit covers an enrollment: it is complete then, and what was chosen cannot be changed. */
export function ConfirmAdvance({ busy, onConfirm, onClose }: Props) {
  const t = useTranslate()
  const actions = (
    <>
      <Button variant="secondary" disabled={busy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button busy={busy} onClick={onConfirm}>
        {t('pay.cover')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('pay.askAdvance')} onClose={onClose} actions={actions}>
      <p>{t('pay.askAdvanceBody')}</p>
      <p>{t('pay.askAdvanceReceipt')}</p>
    </Dialog>
  )
}

interface ConfirmAgreementProps {
  season: Pick<CurrentSeason, 'agreement' | 'clock'>
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asked before an order is kept for the bank: for how long, and that nothing of it can be changed meanwhile. */
export function ConfirmAgreement({ season, busy, onConfirm, onClose }: ConfirmAgreementProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { bank, days } = season.agreement
  const day = longDate(daysAfter(dayOf(season.clock.now), days), locale)
  const actions = (
    <>
      <Button variant="secondary" disabled={busy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button busy={busy} onClick={onConfirm}>
        {t('pay.reserve')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('pay.askAgreement')} onClose={onClose} actions={actions}>
      <p>{t('pay.askAgreementBody', { n: days, day })}</p>
      <p>{bank === '' ? t('pay.askAgreementBank') : t('pay.askAgreementAt', { bank })}</p>
    </Dialog>
  )
}

export function TransportMissing({ onChoose }: { onChoose: () => void }) {
  const t = useTranslate()
  const choose = (
    <Button variant="secondary" onClick={onChoose}>
      {t('pay.chooseTransport')}
    </Button>
  )
  return (
    <Alert kind="warn" title={t('pay.noTransport')} actions={choose}>
      <p>{t('pay.noTransportBody')}</p>
    </Alert>
  )
}

interface TransportMissingProps {
  onChoose: () => void
  onWithout: () => Promise<void>
  onClose: () => void
}

/** Asked before paying when neither a transport nor 'without transport' was chosen (enrollment-4). */
export function ConfirmWithoutTransport({ onChoose, onWithout, onClose }: TransportMissingProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const without = async () => {
    setBusy(true)
    await onWithout()
    setBusy(false)
  }
  const actions = (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void without()}>
        {t('pay.withoutTransport')}
      </Button>
      <Button onClick={onChoose}>{t('pay.chooseTransport')}</Button>
    </>
  )
  return (
    <Dialog title={t('pay.askTransport')} onClose={onClose} actions={actions}>
      <p>{t('pay.askTransportBody')}</p>
    </Dialog>
  )
}
