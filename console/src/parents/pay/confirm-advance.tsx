import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'

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
