import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import type { RefundPayer } from './refund.ts'

/** Whose money a refund of an order is that several people paid: how much is to go to whom, and by which transfer it went. */
export function RefundPayers({ payers }: { readonly payers: readonly RefundPayer[] }) {
  const t = useTranslate()
  if (payers.length === 0) return null
  return (
    <>
      <p>{t('office.refunds.payers')}</p>
      <ul className="refund__payers">
        {payers.map((payer) => (
          <li key={payer.place}>
            <RefundPayerText payer={payer} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** One of them, in a line. */
export function RefundPayerText({ payer: { place, label, payer, reference, amount, transfer } }: PayerProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const whose = t('office.refunds.payer', {
    payer: payer ?? t('office.refunds.payerErased'),
    part: label === '' ? t('split.part', { n: place }) : label,
    reference,
  })
  return (
    <>
      <strong className="figures">{pesos(amount)}</strong> {whose}
      {transfer !== null &&
        ` ${t('office.refunds.went', { day: longDate(transfer.day, locale) })} ${t('office.refunds.by', { reference: transfer.reference })}`}
    </>
  )
}

interface PayerProps {
  readonly payer: RefundPayer
}
