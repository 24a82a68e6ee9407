import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StudentInvoices } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Alert } from '../../../components/alert.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { continuePayment } from '../../pay/continue-payment.ts'
import { PayerDialog } from '../../pay/payer-dialog.tsx'
import { chosenOf, isPayable, totalOf } from './chosen.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { InvoicesChanged } from './invoices-changed.tsx'
import type { InvoicesProps } from './invoices-tab.tsx'
import { PayBar } from './pay-bar.tsx'
import { StudentLabel } from './student-label.tsx'
import { useChosen } from './use-chosen.ts'
import { usePayInvoices } from './use-pay-invoices.ts'
import '../../pay/pay-step.css'

interface Props extends InvoicesProps {
  students: readonly StudentInvoices[]
  onRefresh: () => void
  onStudents: (students: readonly StudentInvoices[]) => void
}

/** Chooses invoices of any of the students and pays them at once. */
export function PayInvoices({
  season,
  account,
  payers,
  students,
  onRefresh,
  onStudents,
  onSessionEnd,
}: Props) {
  const t = useTranslate()
  const [, setSearch] = useSearchParams()
  const [chosen, choose] = useChosen()
  const [opened, setOpened] = useState(students.find(({ invoices }) => invoices.length > 0)?.cardCode)
  const [isAsking, setIsAsking] = useState(false)
  const { paying, pay, dismiss } = usePayInvoices({
    onStarted: (result) => continuePayment(result, (payment) => setSearch({ tab: 'invoices', payment })),
    onRefresh,
    onSessionEnd,
  })
  const shown = students.find(({ cardCode }) => cardCode === opened) ?? students[0]
  const picked = chosenOf(chosen, students)
  const payer = payers.payerOf(account.email)
  const hasPayable = students.some(({ invoices }) => invoices.some(isPayable))
  const isPending = paying.is === 'pending'

  const ask = () => {
    dismiss()
    setIsAsking(true)
  }
  const close = () => {
    setIsAsking(false)
    dismiss()
  }
  return (
    <>
      {isPending && (
        <Alert kind="info" title={paying.problem.title}>
          <p>
            {paying.problem.detail} {t('portal.invoices.notices.pending')}
          </p>
        </Alert>
      )}
      {shown && (
        <Tabs
          variant="box"
          label={t('portal.invoices.students')}
          tabs={students.map((one) => ({ id: one.cardCode, label: <StudentLabel of={one} /> }))}
          chosen={shown.cardCode}
          onChoose={setOpened}
        >
          <InvoiceTable of={shown} season={season} chosen={chosen} onChoose={choose} />
        </Tabs>
      )}
      {hasPayable && <PayBar picked={picked} onPay={ask} />}
      {isAsking && !isPending && paying.is !== 'changed' && (
        <PayerDialog
          payer={payer}
          total={totalOf(picked)}
          busy={paying.is === 'working'}
          problem={paying.is === 'refused' ? paying.problem : null}
          season={season}
          onPayer={(next) => payers.remember(account.email, next)}
          onConfirm={() => void pay(picked, payer)}
          onClose={close}
        />
      )}
      {paying.is === 'changed' && (
        <InvoicesChanged
          {...paying}
          chosen={chosen}
          onReview={() => {
            onStudents(paying.after)
            close()
          }}
          onAccept={() => {
            onStudents(paying.after)
            void pay(chosenOf(chosen, paying.after), payer)
          }}
        />
      )}
    </>
  )
}
