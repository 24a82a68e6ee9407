import { useState } from 'react'
import type { AmountTerms } from '../../api/types.ts'
import { AmountFields, amountIn, noAmount } from '../../components/pay-links/amount-fields.tsx'
import { conceptShown } from '../../components/pay-links/concept-shown.ts'
import { SendLinkDialog } from '../../components/pay-links/send-link-dialog.tsx'
import { useTranslate } from '../../i18n.ts'

interface Props {
  student: { readonly code: string; readonly firstNames: string }
  school: string
  terms: AmountTerms
  onClose: () => void
}

/** Makes a link for an amount on account of one student. */
export function SendAmountDialog({ student, school, terms, onClose }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState(noAmount)
  const amount = amountIn(typed, terms)
  const concept = typed.concept.trim()
  return (
    <SendLinkDialog
      students={[student]}
      what={{ is: 'account', amount, concept }}
      due={
        amount === null
          ? null
          : { amount, concepts: [conceptShown(concept, [student], t('payLink.onAccount'))] }
      }
      school={school}
      choice={<AmountFields typed={typed} terms={terms} onChange={setTyped} />}
      onClose={onClose}
    />
  )
}
