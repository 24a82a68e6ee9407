import { useState } from 'react'
import type { StudentCalendar } from '../../api/types.ts'
import { Button } from '../../components/button.tsx'
import { SendLinkDialog } from '../../components/pay-links/send-link-dialog.tsx'
import { useTranslate } from '../../i18n.ts'
import { OfficeSplit } from './office-split.tsx'
import type { StudentFile } from './student-file.ts'
import { openInvoicesIn, type Sent, WhatToSend } from './what-to-send.tsx'

interface Props {
  student: Pick<StudentFile['student'], 'code' | 'name' | 'family'>
  calendar: StudentCalendar
  school: string
}

/** How others pay for the student, whoever arranged it: finance makes or withdraws a link, and makes or undoes a split. */
export function PayLinks({ student, calendar, school }: Props) {
  const { code, name, family } = student
  const t = useTranslate()
  const [open, setOpen] = useState<'nothing' | 'links' | 'split'>('nothing')
  const [sent, setSent] = useState<Sent>({ is: 'enrollment', codes: new Set([code]) })
  const close = () => setOpen('nothing')
  const invoices = openInvoicesIn(calendar)
  const members = [{ code, name }, ...family.filter((one) => one.code !== code)]
  const chosen = invoices.filter(({ DocNum }) => sent.is === 'invoices' && sent.documents.has(DocNum))
  return (
    <p>
      <Button variant="secondary" onClick={() => setOpen('links')}>
        {t('payLink.office')}
      </Button>{' '}
      <Button variant="secondary" onClick={() => setOpen('split')}>
        {t('split.open')}
      </Button>
      {open === 'links' && (
        <SendLinkDialog
          students={members
            .filter((one) => (sent.is === 'enrollment' ? sent.codes.has(one.code) : one.code === code))
            .map((one) => ({ code: one.code, firstNames: one.name }))}
          documents={
            sent.is === 'invoices' ? chosen.map(({ DocNum }) => ({ DocNum, CardCode: `C${code}` })) : null
          }
          due={
            sent.is === 'invoices' && chosen.length > 0
              ? {
                  amount: chosen.reduce((sum, { toPay }) => sum + toPay, 0),
                  concepts: [...new Set(chosen.map(({ Dscription }) => Dscription))],
                }
              : null
          }
          school={school}
          choice={<WhatToSend sent={sent} members={members} invoices={invoices} onChoose={setSent} />}
          onClose={close}
        />
      )}
      {open === 'split' && <OfficeSplit code={code} school={school} onClose={close} />}
    </p>
  )
}
