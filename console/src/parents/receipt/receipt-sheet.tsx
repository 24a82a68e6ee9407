import type { Receipt } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { Money } from '../../components/money.tsx'
import { ReceiptInvoiced } from './receipt-invoiced.tsx'
import { ReceiptLater } from './receipt-later.tsx'
import { ReceiptStanding } from './receipt-standing.tsx'
import { ReceiptTable } from './receipt-table.tsx'
import { SheetFacts } from './sheet-facts.tsx'
import { SheetHead } from './sheet-head.tsx'
import { Button } from '../../components/button.tsx'

/** The receipt as it is read on screen and printed on one sheet. */
export function ReceiptSheet({ receipt, documents }: { receipt: Receipt; documents: boolean }) {
  const t = useTranslate()
  const { school, annual, other, inForce } = receipt
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
      <ReceiptStanding standing={receipt.standing} refunds={receipt.refunds} />
      <Facts receipt={receipt} />
      <ReceiptInvoiced orderToken={receipt.orderToken} />
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
        columns={[t('receipt.paidNow'), ...(inForce ? [t('receipt.later')] : [])]}
        rows={other.map(({ code, name, total, later }) => ({
          code,
          name,
          amounts: inForce ? [total, later] : [total],
        }))}
      />
      <ReceiptTotals receipt={receipt} />
      <ReceiptLater receipt={receipt} />
      {inForce && (
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
  return <SheetFacts facts={facts.map(([key, value]) => [t(`receipt.${key}`), value] as const)} />
}

/**
 * Debt of before or the credit that was used, what was paid, what is left in favour, what will be charged later, and
 * what is not any more because the student has left.
 */
function ReceiptTotals({ receipt }: { receipt: Receipt }) {
  const t = useTranslate()
  const { balance, credit, totalPaid, laterTotal, inForce, cancelled } = receipt
  const gone = (cancelled?.charges ?? []).reduce((sum, { amount }) => sum + amount, 0)
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
      <ReceiptRefunds receipt={receipt} />
      {credit && credit.left > 0 && (
        <div>
          <dt>{t('receipt.creditLeft')}</dt>
          <dd>
            <Money amount={credit.left} />
          </dd>
        </div>
      )}
      {gone > 0 && (
        <div>
          <dt>{t('receipt.cancelled')}</dt>
          <dd>
            <Money amount={gone} />
          </dd>
        </div>
      )}
      {inForce && laterTotal > gone && (
        <div>
          <dt>{t('receipt.laterTotal')}</dt>
          <dd>
            <Money amount={laterTotal - gone} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** What the school gives back of what was paid, and what stays. */
function ReceiptRefunds({
  receipt: { token, refunds, takenBack, totalPaid, netPaid },
}: {
  receipt: Receipt
}) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (netPaid === totalPaid) return null
  return (
    <>
      {refunds.map(({ status, amount, day, place }, at) => (
        <div key={at}>
          <dt>
            {t(`receipt.refund.${status}`, { day: day === null ? '' : longDate(day, locale) })}
            {place !== null && (
              <a className="receipt__refund" href={`/enrollment/resume/${token}/refunds/${place}`}>
                {t('receipt.refundReceipt.open', { place })}
              </a>
            )}
          </dt>
          <dd>
            <Money amount={-amount} />
          </dd>
        </div>
      ))}
      {takenBack > 0 && (
        <div>
          <dt>{t('receipt.takenBack')}</dt>
          <dd>
            <Money amount={-takenBack} />
          </dd>
        </div>
      )}
      <div className="receipt__paid">
        <dt>{t('receipt.netPaid')}</dt>
        <dd>
          <Money amount={netPaid} unit />
        </dd>
      </div>
    </>
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
