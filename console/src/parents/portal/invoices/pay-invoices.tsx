import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from '../../navigation.tsx'
import type { StudentInvoices, OpenInvoice } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { Alert } from '../../../components/alert.tsx'
import type { PickCharge } from '../../../components/calendar/charge-calendar.tsx'
import { conceptShown } from '../../../components/pay-links/concept-shown.ts'
import { Tabs } from '../../../components/tabs.tsx'
import { Button } from '../../../components/button.tsx'
import { Money } from '../../../components/money.tsx'
import { continuePayment } from '../../pay/continue-payment.ts'
import { ChunkLoading } from '../../chunk-loading.tsx'
import { priceUntil } from '../../../components/pay-links/price-until.ts'
import { payerDialog } from '../../pay/payer-dialog-chunk.ts'
import { SendAmountButton } from '../../pay-link/send-amount-button.tsx'
import { SendLinkButton } from '../../pay-link/send-link-button.tsx'
import type { GuardianProps } from '../guardian-props.ts'
import { chosenOf, isPayable, totalOf, MAX_INVOICES, changesOf, type Chosen } from './chosen.ts'
import { ChargeTick } from './charge-tick.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { StudentLabel } from './student-label.tsx'
import { useChosen } from './use-chosen.ts'
import { usePayInvoices } from './use-pay-invoices.ts'
import { Dialog } from '../../../components/dialog.tsx'
import '../../pay/pay-step.css'

interface Props extends GuardianProps {
  students: readonly StudentInvoices[]
  /** The student's charges of the year, to be paid from there too. */
  yearOf: (code: string, pick: PickCharge) => ReactNode
  onRefresh: () => void
  onStudents: (students: readonly StudentInvoices[]) => void
}

/** Chooses invoices of any of the students and pays them at once. */
export function PayInvoices({
  season,
  account,
  payers,
  students,
  yearOf,
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
          <p className="invoices__send">
            <SendAmountButton student={namedOf(shown)} school={season.school.name} />
          </p>
          {yearOf(shown.student.code, (entry, day) => (
            <ChargeTick entry={entry} day={day} open={shown.invoices} chosen={chosen} onChoose={choose} />
          ))}
        </Tabs>
      )}
      {hasPayable && <PayBar picked={picked} students={students} school={season.school.name} onPay={ask} />}
      {isAsking && !isPending && paying.is !== 'changed' && (
        <Suspense fallback={<ChunkLoading blocks={[]} />}>
          <payerDialog.Page
            payer={payer}
            total={totalOf(picked)}
            busy={paying.is === 'working'}
            problem={paying.is === 'refused' ? paying.problem : null}
            season={season}
            onPayer={(next) => payers.remember(account.email, next)}
            onConfirm={() => void pay(picked, payer)}
            onClose={close}
          />
        </Suspense>
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

function namedOf({ student: { code, name } }: StudentInvoices) {
  return { code, firstNames: name }
}

const MOST_BY_LINK = 50

interface PayBarProps {
  picked: readonly OpenInvoice[]
  students: readonly StudentInvoices[]
  school: string
  onPay: () => void
}

/** What would be paid, over all students, always in sight; read when the reader pauses. It may be sent in a link, too. */
function PayBar({ picked, students, school, onPay }: PayBarProps) {
  const t = useTranslate()
  const count = picked.length
  const payees = students
    .filter(({ cardCode }) => picked.some(({ CardCode }) => CardCode === cardCode))
    .map(namedOf)
  const label =
    count === 0
      ? t('portal.invoices.chosenNone')
      : count > MAX_INVOICES
        ? t('portal.invoices.tooMany', { n: MAX_INVOICES })
        : t('portal.invoices.chosen', { n: count })
  return (
    <div className="pay-bar">
      <p className="pay-bar__total" aria-live="polite" aria-atomic="true">
        <span>{t('portal.invoices.total')}</span>
        <strong>
          <Money amount={totalOf(picked)} />
        </strong>
        <span id="invoices-chosen" tabIndex={-1}>
          {label}
        </span>
      </p>
      {count > 0 && count <= MOST_BY_LINK && (
        <SendLinkButton
          students={payees}
          what={{ is: 'invoices', documents: picked.map(({ DocNum, CardCode }) => ({ DocNum, CardCode })) }}
          due={{
            amount: totalOf(picked),
            priceUntil: priceUntil(picked),
            concepts: [
              ...new Set(
                picked.map(({ Dscription, DocNum }) =>
                  conceptShown(Dscription, payees, t('payLink.document', { document: DocNum })),
                ),
              ),
            ],
          }}
          school={school}
        />
      )}
      <Button
        className="pay-bar__pay"
        blockedBy={count === 0 || count > MAX_INVOICES ? 'invoices-chosen' : undefined}
        onClick={onPay}
      >
        {t('portal.invoices.pay')}
      </Button>
    </div>
  )
}

interface InvoicesChangedProps {
  title: string
  before: readonly OpenInvoice[]
  after: readonly StudentInvoices[]
  chosen: Chosen
  onReview: () => void
  onAccept: () => void
}

/** Accounting has other amounts than were shown: which, and whether to pay them. */
function InvoicesChanged({ title, before, after, chosen, onReview, onAccept }: InvoicesChangedProps) {
  const t = useTranslate()
  const left = chosenOf(chosen, after)
  const actions = (
    <>
      <Button variant="secondary" onClick={onReview}>
        {t('portal.changed.review')}
      </Button>
      {left.length > 0 && <Button onClick={onAccept}>{t('portal.changed.accept')}</Button>}
    </>
  )
  return (
    <Dialog title={title} onClose={onReview} actions={actions}>
      <p>{t('portal.changed.body')}</p>
      <table className="invoice-changes">
        <thead>
          <tr>
            <th scope="col">{t('portal.changed.document')}</th>
            <th scope="col">{t('portal.changed.before')}</th>
            <th scope="col">{t('portal.changed.now')}</th>
          </tr>
        </thead>
        <tbody>
          {changesOf(before, after).map((change) => (
            <tr key={change.document}>
              <th scope="row">{change.document}</th>
              <td>
                <Money amount={change.before} />
              </td>
              <td>{change.now === null ? t('portal.changed.gone') : <Money amount={change.now} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="invoice-changes__total">
        {t('portal.changed.total')}{' '}
        <strong>
          <Money amount={totalOf(left)} />
        </strong>
      </p>
    </Dialog>
  )
}
