import { Button } from 'antd'
import { useState } from 'react'
import { Skeleton } from '../../components/skeleton.tsx'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import { WaitingRequest } from '../approvals/waiting-request.tsx'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { isSameDocument, type RefundTerms, type Refund, type RefundedDocument } from './refund.ts'
import { RefundPayers } from './refund-payers.tsx'
import { RefundStatus } from './refund-status.tsx'
import { TransferActs } from './transfer-acts.tsx'
import './refunds.css'

interface Props {
  readonly token: string
  /** Which of the documents that a payment of invoices paid; null of an order. */
  readonly document: RefundedDocument
}

/** What of a payment can still be given back, and what went back or is to. */
export function PaymentRefunds({ token, document }: Props) {
  const { answer, problem, refetch } = useRead('GET /api/payments/{token}/refunds', {
    params: { token },
    follows: 'refunds',
    isOver: ({ refunds }) => refunds.every(({ status, way }) => status !== 'sent' || way === 'bank'),
  })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[48]} />
  const terms = answer.documents.find((one) => isSameDocument(one.document, document)) ?? answer
  const refunds = answer.refunds.filter((refund) => isSameDocument(refund.document, document))
  return (
    <>
      {answer.waiting === null ? (
        <GiveBack token={token} document={document} terms={terms} />
      ) : (
        <WaitingRequest waiting={answer.waiting} />
      )}
      {refunds.length > 0 && (
        <ul className="refunds">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <OneRefund refund={refund} />
              <RefundPayers payers={refund.payers} />
              <TransferActs refund={refund} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function GiveBack({ token, document, terms }: Props & { readonly terms: RefundTerms }) {
  const t = useTranslate()
  const mayGiveBack = usePermission('POST /api/payments/{token}/refunds')
  const [isGiving, setIsGiving] = useState(false)
  const { left, contested } = terms
  if (contested) return <p>{t('office.refunds.contested')}</p>
  if (left === 0) return <p>{t('office.refunds.nothingLeft')}</p>
  return (
    <>
      <p>{t('office.refunds.left', { amount: pesos(left) })}</p>
      {mayGiveBack && <Button onClick={() => setIsGiving(true)}>{t('office.refunds.giveBack')}</Button>}
      {isGiving && (
        <GiveBackDialog token={token} document={document} terms={terms} onClose={() => setIsGiving(false)} />
      )}
    </>
  )
}

function OneRefund({ refund }: { refund: Refund }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { amount, way, reason, refusal, reference, day, sent_at: sentAt } = refund
  return (
    <>
      <p className="refund__what">
        <strong className="figures">{pesos(amount)}</strong> {t(`office.refunds.way.${way}`)}{' '}
        <RefundStatus refund={refund} />
      </p>
      <p>{t('office.refunds.asked', { at: moment(sentAt, locale), reason: reason ?? '' })}</p>
      {day !== null && (
        <p>
          {t('office.refunds.went', { day: longDate(day, locale) })}{' '}
          {reference !== null && t('office.refunds.by', { reference })}
        </p>
      )}
      {refusal !== null && refusal !== '' && <p>{t('office.refunds.because', { reason: refusal })}</p>}
    </>
  )
}
