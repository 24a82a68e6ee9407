import { useState } from 'react'
import { navigate } from '../navigation.tsx'
import { hub } from '../../api/hub.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { clearFamilySession } from './unsaved-draft.ts'

/** After a lost telephone, or a sign-in on a device that is not the family's. */
export function ForgetDevices() {
  const t = useTranslate()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('wizard.devices.name')}
      </Button>
      {asked && <AskToForget onClose={() => setAsked(false)} />}
    </>
  )
}

function AskToForget({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const forget = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await hub.delete('/api/enrollment/devices')
      clearFamilySession()
      navigate('/enrollment/login?why=left')
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('wizard.devices.keep')}
      </Button>
      <Button busy={busy} onClick={() => void forget()}>
        {t('wizard.devices.forget')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('wizard.devices.title')} onClose={onClose} actions={actions}>
      <p>{t('wizard.devices.body')}</p>
      {failed && (
        <Alert kind="error" title={t('wizard.devices.failed')}>
          <p>{t('wizard.devices.failedBody')}</p>
        </Alert>
      )}
    </Dialog>
  )
}
