import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { SendLinkDialog } from '../../components/pay-links/send-link-dialog.tsx'
import { SplitDialog } from '../../components/splits/split-dialog.tsx'
import { useTranslate } from '../../i18n.ts'

interface Props {
  code: string
  name: string
  school: string
}

/** How others pay for the student, whoever arranged it: finance makes or withdraws a link, and sees and undoes a split. */
export function PayLinks({ code, name, school }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState<'nothing' | 'links' | 'split'>('nothing')
  const close = () => setOpen('nothing')
  return (
    <p>
      <Button variant="secondary" onClick={() => setOpen('links')}>
        {t('payLink.office')}
      </Button>{' '}
      <Button variant="secondary" onClick={() => setOpen('split')}>
        {t('split.open')}
      </Button>
      {open === 'links' && (
        <SendLinkDialog student={{ code, firstNames: name }} due={null} school={school} onClose={close} />
      )}
      {open === 'split' && (
        <SplitDialog
          student={code}
          due={null}
          school={school}
          onChange={() => Promise.resolve()}
          onClose={close}
        />
      )}
    </p>
  )
}
