import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { type ContestablePayment, disputeAddress, paymentText } from './dispute.ts'
import { RecordDisputeDialog } from './record-dispute-dialog.tsx'
import './disputes.css'

/** The payments that providers took for an order, and what of them is contested. */
export function PaymentDisputes({ token }: { token: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/disputes/payments', { query: { search: token } })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[48]} />
  if (answer.length === 0) return <p>{t('office.disputes.noPayment')}</p>
  return (
    <ul className="dispute__found">
      {answer.map((payment) => (
        <li key={payment.payment}>
          <PaymentDispute payment={payment} />
        </li>
      ))}
    </ul>
  )
}

function PaymentDispute({ payment }: { payment: ContestablePayment }) {
  const t = useTranslate()
  const mayRecord = usePermission('POST /api/disputes')
  const [isRecording, setIsRecording] = useState(false)
  return (
    <>
      <p>{paymentText(payment, t)}</p>
      {payment.disputes.map(({ id, case_reference: ref, status }) => (
        <p key={id}>
          <Link to={disputeAddress(id)}>{t('office.disputes.one', { ref })}</Link>{' '}
          {t(`office.disputes.status.${status}`)}
        </p>
      ))}
      {mayRecord && payment.contestable > 0 && (
        <Button onClick={() => setIsRecording(true)}>{t('office.disputes.record')}</Button>
      )}
      {isRecording && <RecordDisputeDialog payment={payment} onClose={() => setIsRecording(false)} />}
    </>
  )
}
