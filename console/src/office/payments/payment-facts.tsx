import { unappliedKinds } from '@matricula/hub/api/lists'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { usePermission } from '../access/use-permission.ts'
import { moment } from '../moment.ts'
import { receivedAmount } from './received-amount.ts'
import { PaymentStatusTag } from './payment-status.tsx'
import type { Timeline } from './payment-status.tsx'

/** The order in a few lines, with the way to the student and to the receipt. */
export function PaymentFacts({ timeline }: { timeline: Timeline }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const mayOpenStudent = usePermission('GET /api/enrollment/admin/students/{student}')
  const { student, name, grade, word, reference, total, payment, document, receipt } = timeline
  return (
    <dl className="facts">
      <dt>{t('office.payments.student')}</dt>
      <dd>
        {mayOpenStudent ? <Link to={`/enrollment/admin/students/${student}`}>{student}</Link> : student}
      </dd>
      {name !== '' && (
        <>
          <dt>{t('office.payments.name')}</dt>
          <dd>{name}</dd>
        </>
      )}
      {grade !== '' && (
        <>
          <dt>{t('office.grades.coming')}</dt>
          <dd>{grade}</dd>
        </>
      )}
      <dt>{t('office.payments.status')}</dt>
      <dd>
        {timeline.status === 'split' ? (
          t('office.payments.split.word')
        ) : (
          <>
            <PaymentStatusTag status={word} split={null} /> {t(`office.payments.word.${statusKey(word)}`)}
          </>
        )}
      </dd>
      <dt>{t('office.payments.amount')}</dt>
      <dd className="figures">{`$${formatCop(payment?.amount ?? total)}`}</dd>
      {timeline.exceptions
        .filter(({ kind, amount }) => unappliedKinds.some((one) => one === kind) && amount !== null)
        .map((exception) => (
          <Fragment key={exception.id}>
            <dt>{t('office.payments.came')}</dt>
            <dd className="figures">{receivedAmount(exception, t)}</dd>
          </Fragment>
        ))}
      <dt>{t('office.payments.orderReference')}</dt>
      <dd>{reference}</dd>
      {payment !== null && (
        <>
          <dt>{t('office.payments.providerRef')}</dt>
          <dd>{payment.providerRef}</dd>
          <dt>{t('office.payments.approved')}</dt>
          <dd>{moment(payment.approvedAt, locale)}</dd>
        </>
      )}
      {document !== null && (
        <>
          <dt>{t('office.payments.document')}</dt>
          <dd>{document.number}</dd>
        </>
      )}
      <dt>{t('office.payments.receipt')}</dt>
      <dd>{receipt === null ? t('office.payments.noReceipt') : <ReceiptLinks receipt={receipt} />}</dd>
    </dl>
  )
}

function ReceiptLinks({ receipt: { number, token } }: { receipt: NonNullable<Timeline['receipt']> }) {
  const t = useTranslate()
  return (
    <>
      <a href={`/enrollment/resume/${token}`} target="_blank" rel="noreferrer">
        {t('office.payments.openReceipt', { number: String(number) })}
      </a>{' '}
      ·{' '}
      <a href={`/api/receipts/${token}.pdf`} target="_blank" rel="noreferrer">
        {t('office.payments.receiptPdf')}
      </a>
    </>
  )
}

/** The words of an order's state have spaces, the texts' keys have none. */
function statusKey(word: Timeline['word']): string {
  return word === '' ? 'none' : word.toLowerCase().replaceAll(' ', '-')
}
