import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { SendLinkDialog } from '../../components/pay-links/send-link-dialog.tsx'
import { useTranslate } from '../../i18n.ts'

interface Props {
  code: string
  name: string
  school: string
}

/** The student's payment links, whoever made them: finance makes one, or withdraws one. */
export function PayLinks({ code, name, school }: Props) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('payLink.office')}
      </Button>
      {isOpen && (
        <SendLinkDialog
          student={{ code, firstNames: name }}
          due={null}
          school={school}
          onClose={() => setIsOpen(false)}
        />
      )}
    </p>
  )
}
