import { Button } from 'antd'
import { Fragment, useState } from 'react'
import { municipalityName } from '@matricula/hub/api/municipalities'
import type { PaymentPayer } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { PaymentEinvoice } from './payment-einvoice.tsx'

/** Whom the invoice of a payment is made out to; read when it is asked for, since each read is in the trail. */
export function InvoicedTo({ token }: { token: string }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <PayerOfPayment token={token} />
  return <Button onClick={() => setIsOpen(true)}>{t('office.payments.invoice.show')}</Button>
}

function PayerOfPayment({ token }: { token: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/payments/{token}/payer', { params: { token } })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[24, 24, 24]} />
  const { payer, isIssued } = answer
  return (
    <>
      {payer === null ? (
        <p>{t('office.payments.invoice.none')}</p>
      ) : (
        <>
          <PayerFacts payer={payer} />
          <p>{t(isIssued ? 'office.payments.invoice.issued' : 'office.payments.invoice.open')}</p>
        </>
      )}
      <PaymentEinvoice token={token} />
    </>
  )
}

function PayerFacts({ payer }: { payer: NonNullable<PaymentPayer['payer']> }) {
  const t = useTranslate()
  const { company, names, surnames, document, number, checkDigit, dian, email, address, municipality } = payer
  const facts = [
    ['name', company || `${names} ${surnames}`],
    [
      'document',
      `${t(`invoicePayer.documents.${document}`)} ${number}${checkDigit === null ? '' : `-${checkDigit}`}`,
    ],
    ['dian', dian],
    ['email', email],
    ['address', address],
    ['municipality', `${municipalityName(municipality) ?? ''} ${municipality}`.trim()],
  ].filter(([, value]) => value !== '')
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{t(`office.payments.invoice.${name}`)}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
