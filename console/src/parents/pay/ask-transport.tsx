import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'

export function TransportMissing({ onChoose }: { onChoose: () => void }) {
  const text = useTexts()
  const choose = (
    <Button look="secondary" onClick={onChoose}>
      {text('pay.chooseTransport')}
    </Button>
  )
  return (
    <Alert kind="warn" title={text('pay.noTransport')} actions={choose}>
      <p>{text('pay.noTransportBody')}</p>
    </Alert>
  )
}

interface Props {
  onChoose: () => void
  onWithout: () => Promise<void>
  onClose: () => void
}

/** Asked before paying when neither a transport nor 'without transport' was chosen (enrollment-4). */
export function AskTransport({ onChoose, onWithout, onClose }: Props) {
  const text = useTexts()
  const [busy, setBusy] = useState(false)
  const without = async () => {
    setBusy(true)
    await onWithout()
    setBusy(false)
  }
  const actions = (
    <>
      <Button look="secondary" busy={busy} onClick={() => void without()}>
        {text('pay.withoutTransport')}
      </Button>
      <Button onClick={onChoose}>{text('pay.chooseTransport')}</Button>
    </>
  )
  return (
    <Dialog title={text('pay.askTransport')} onClose={onClose} actions={actions}>
      <p>{text('pay.askTransportBody')}</p>
    </Dialog>
  )
}
