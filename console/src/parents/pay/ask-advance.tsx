import { useTexts } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'

interface Props {
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asked before a credit covers an enrollment: it is complete then, and what was chosen cannot be changed. */
export function AskAdvance({ busy, onConfirm, onClose }: Props) {
  const text = useTexts()
  const actions = (
    <>
      <Button look="secondary" disabled={busy} onClick={onClose}>
        {text('common.cancel')}
      </Button>
      <Button busy={busy} onClick={onConfirm}>
        {text('pay.cover')}
      </Button>
    </>
  )
  return (
    <Dialog title={text('pay.askAdvance')} onClose={onClose} actions={actions}>
      <p>{text('pay.askAdvanceBody')}</p>
      <p>{text('pay.askAdvanceReceipt')}</p>
    </Dialog>
  )
}
