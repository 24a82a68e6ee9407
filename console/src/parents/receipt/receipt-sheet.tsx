import type { Receipt } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { Money } from '../../components/money.tsx'
import { ReceiptLater } from './receipt-later.tsx'
import { ReceiptStanding } from './receipt-standing.tsx'
import { ReceiptTable } from './receipt-table.tsx'
import { SheetHead } from './sheet-head.tsx'
import { Button } from '../../components/button.tsx'

/** The receipt as it is read on screen and printed on one sheet. */
export function ReceiptSheet({ receipt, documents }: { receipt: Receipt; documents: boolean }) {
  const t = useTranslate()
  const { school, annual, other } = receipt
  return (
    <article className="receipt">
      <SheetHead
        school={school}
        nit={t('receipt.nit', { nit: school.nit })}
        title={t('receipt.title')}
        number={receipt.number}
      >
        <p>{t('receipt.phone', { phone: school.phone })}</p>
      </SheetHead>
      <ReceiptStanding standing={receipt.standing} />
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
      <ReceiptLater receipt={receipt} />
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

/**
 * Debt of before or the credit that was used, what was paid, what is left in favour, and what will be charged later.
 */
function ReceiptTotals({ receipt }: { receipt: Receipt }) {
  const t = useTranslate()
  const { balance, credit, totalPaid, laterTotal } = receipt
  return (
    <dl className="receipt__totals">
      {balance.kind === 'due' && (
        <div>
          <dt>{t('receipt.debt')}</dt>
          <dd>
            <Money amount={balance.amount} />
          </dd>
        </div>
      )}
      {credit && (
        <div>
          <dt>{t('receipt.advance')}</dt>
          <dd>
            <Money amount={-credit.used} />
          </dd>
        </div>
      )}
      <div className="receipt__paid">
        <dt>{t('receipt.totalPaid')}</dt>
        <dd>
          <Money amount={totalPaid} unit />
        </dd>
      </div>
      {credit && credit.left > 0 && (
        <div>
          <dt>{t('receipt.creditLeft')}</dt>
          <dd>
            <Money amount={credit.left} />
          </dd>
        </div>
      )}
      {laterTotal > 0 && (
        <div>
          <dt>{t('receipt.laterTotal')}</dt>
          <dd>
            <Money amount={laterTotal} />
          </dd>
        </div>
      )}
    </dl>
  )
}

interface Props {
  receipt: Receipt
  /** The school has its documents signed online. */
  documents: boolean
}

/** What a reader does with a receipt: keep it, print it, read its order, sign what is still missing. */
function ReceiptActions({ receipt: { token, orderToken }, documents }: Props) {
  const t = useTranslate()
  const links = [
    ['order', `/enrollment/finances/order?token=${orderToken}`],
    ...(documents ? [['documents', '/enrollment/main?documents=1'] as const] : []),
  ] as const
  return (
    <div className="receipt__acts">
      <a className="button button--primary" href={`/api/receipts/${token}.pdf`} download>
        {t('receipt.pdf')}
      </a>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
      {links.map(([name, href]) => (
        <a key={name} className="button button--secondary" href={href}>
          {t(`receipt.${name}`)}
        </a>
      ))}
    </div>
  )
}
