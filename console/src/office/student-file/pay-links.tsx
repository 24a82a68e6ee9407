import { priceUntil } from '../../components/pay-links/price-until.ts'
import { useState } from 'react'
import type { AmountTerms, CalendarEntry, StudentCalendar } from '../../api/types.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { amountIn } from '../../components/pay-links/amount-fields.tsx'
import { conceptShown } from '../../components/pay-links/concept-shown.ts'
import {
  SendLinkDialog,
  type SendLinkProps,
  type SentThing,
} from '../../components/pay-links/send-link-dialog.tsx'
import { useAmountTerms } from '../../components/pay-links/use-amount-terms.ts'
import { type Translate, useTranslate } from '../../i18n.ts'
import { OfficeSplit } from './office-split.tsx'
import type { StudentFile } from './student-file.ts'
import { isInParts, type Sibling, openInvoicesIn, type Sent, WhatToSend } from './what-to-send.tsx'

interface Props {
  student: Pick<StudentFile['student'], 'code' | 'name' | 'family'>
  step: StudentFile['step']
  calendar: StudentCalendar
  school: string
}

/** How others pay for the student, whoever arranged it: finance makes or withdraws a link, and makes or undoes a split. */
export function PayLinks({ student: { code, name, family }, step, calendar, school }: Props) {
  const t = useTranslate()
  const terms = useAmountTerms()
  const [open, setOpen] = useState<'nothing' | 'links' | 'split'>('nothing')
  const [sent, setSent] = useState<Sent>({ is: 'enrollment', codes: new Set([code]) })
  const close = () => setOpen('nothing')
  const invoices = openInvoicesIn(calendar)
  const siblings = [{ code, name, step }, ...family.filter((one) => one.code !== code)]
  const isFor = (one: Sibling) =>
    sent.is === 'enrollment' ? sent.codes.has(one.code) && !isInParts(one) : one.code === code
  const thing = thingOf(sent, { code, invoices, terms })
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
          students={siblings.filter(isFor).map((one) => ({ code: one.code, firstNames: one.name }))}
          what={thing}
          due={dueOf(thing, { invoices, student: { code, firstNames: name } }, t)}
          school={school}
          choice={
            <>
              <WhatToSend
                sent={sent}
                siblings={siblings}
                invoices={invoices}
                terms={terms}
                onChoose={setSent}
              />
              {sent.is === 'enrollment' && step === 'split' && (
                <Alert
                  kind="info"
                  title={t('payLink.what.inParts')}
                  actions={
                    <Button variant="secondary" onClick={() => setOpen('split')}>
                      {t('split.open')}
                    </Button>
                  }
                />
              )}
            </>
          }
          onClose={close}
        />
      )}
      {open === 'split' && <OfficeSplit code={code} school={school} onClose={close} />}
    </p>
  )
}

type CalendarInvoice = CalendarEntry['invoices'][number]

interface Sendable {
  readonly code: string
  readonly invoices: readonly CalendarInvoice[]
  readonly terms: AmountTerms | null
}

function thingOf(sent: Sent, { code, invoices, terms }: Sendable): SentThing {
  switch (sent.is) {
    case 'enrollment':
      return { is: 'enrollment' }
    case 'invoices': {
      const chosen = invoices.filter(({ DocNum }) => sent.documents.has(DocNum))
      return { is: 'invoices', documents: chosen.map(({ DocNum }) => ({ DocNum, CardCode: `C${code}` })) }
    }
    case 'account': {
      const amount = terms === null ? null : amountIn(sent.typed, terms)
      return { is: 'account', amount, concept: sent.typed.concept.trim() }
    }
  }
}

interface Known {
  readonly invoices: readonly CalendarInvoice[]
  readonly student: SendLinkProps['students'][number]
}

/** What the office knows of what will be paid: of an enrolment its family's choices say it. */
function dueOf(thing: SentThing, { invoices, student }: Known, t: Translate): SendLinkProps['due'] {
  const shown = (concept: string, generalWords: string) => conceptShown(concept, [student], generalWords)
  if (thing.is === 'account' && thing.amount !== null)
    return { amount: thing.amount, concepts: [shown(thing.concept, t('payLink.onAccount'))] }
  if (thing.is !== 'invoices' || thing.documents.length === 0) return null
  const chosen = invoices.filter(({ DocNum }) => thing.documents.some((one) => one.DocNum === DocNum))
  return {
    amount: chosen.reduce((sum, { toPay }) => sum + toPay, 0),
    priceUntil: priceUntil(chosen),
    concepts: [
      ...new Set(
        chosen.map(({ Dscription, DocNum }) =>
          shown(Dscription, t('payLink.document', { document: DocNum })),
        ),
      ),
    ],
  }
}
