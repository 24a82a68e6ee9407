import type { Receipt } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { Alert } from '../../components/alert.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptLater } from './receipt-later.tsx'
import { ReceiptTable } from './receipt-table.tsx'
import { ReceiptTotals } from './receipt-totals.tsx'
import { PageTitle } from '../page-title.tsx'

/** The receipt as it is read on screen and printed on one sheet. */
export function ReceiptSheet({ receipt, documents }: { receipt: Receipt; documents: boolean }) {
  const t = useTranslate()
  const { school, annual, other } = receipt
  return (
    <article className="receipt">
      <header className="receipt__head">
        <img src="/shield.svg" alt="" width="56" height="56" />
        <div className="receipt__school">
          <p className="receipt__school-name">{school.name}</p>
          <p>{t('receipt.nit', { nit: school.nit })}</p>
          <p>
            {school.address}, {school.city}
          </p>
          <p>{t('receipt.phone', { phone: school.phone })}</p>
        </div>
        <div className="receipt__number">
          <PageTitle>{t('receipt.title')}</PageTitle>
          <p className="figures">{receipt.number}</p>
        </div>
      </header>
      {!receipt.inForce && <Alert kind="error" title={t('receipt.reversed')} />}
      <Facts receipt={receipt} />
      <ReceiptTable
        title={t('receipt.annual')}
        columns={[t('receipt.resolution'), t('receipt.total')]}
        rows={annual.map(({ code, name, resolution, total, reduction }) => ({
          code,
          name,
          amounts: [resolution, total],
          reduction,
        }))}
      />
      <ReceiptTable
        title={t('receipt.other')}
        columns={[t('receipt.paidNow'), t('receipt.later')]}
        rows={other.map(({ code, name, total, later }) => ({ code, name, amounts: [total, later] }))}
      />
      <ReceiptTotals receipt={receipt} />
      <ReceiptLater charges={receipt.laterCharges} />
      {receipt.inForce && (
        <p className="receipt__note">
          {receipt.accounting.status === 'posted'
            ? t('receipt.posted', { number: receipt.accounting.number ?? '' })
            : t('receipt.pending')}
        </p>
      )}
      <p className="receipt__check">{t('receipt.checkAt', { address: receipt.address })}</p>
      <ReceiptActions receipt={receipt} documents={documents} />
    </article>
  )
}

function Facts({ receipt }: { receipt: Receipt }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { student, issuedAt, joint, providerRef, payer } = receipt
  const facts = [
    ['date', t('receipt.moment', { day: longDate(dayOf(issuedAt), locale), time: clockTime(issuedAt) })],
    ...(payer === null ? [] : [['payer', payer] as const]),
    ['method', receipt.paymentMethod],
    ['period', receipt.period],
    ['cycle', receipt.cycle],
    ['reference', receipt.reference],
    ...(joint === null ? [] : [['joint', joint.reference] as const]),
    ...(providerRef === null ? [] : [['providerRef', providerRef] as const]),
    ['code', student.code],
    ['name', student.name],
    ['grade', student.grade],
  ] as const
  return (
    <dl className="receipt__facts">
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`receipt.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
