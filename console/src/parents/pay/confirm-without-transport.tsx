import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'

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

interface Props {
  onChoose: () => void
  onWithout: () => Promise<void>
  onClose: () => void
}

/** Asked before paying when neither a transport nor 'without transport' was chosen (enrollment-4). */
export function ConfirmWithoutTransport({ onChoose, onWithout, onClose }: Props) {
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
