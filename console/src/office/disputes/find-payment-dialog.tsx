import { Button, Empty, Input } from 'antd'
import { useState } from 'react'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { Dialog } from '../form/dialog.tsx'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { type ContestablePayment, paymentText } from './dispute.ts'

interface Props {
  readonly onFound: (payment: ContestablePayment) => void
  readonly onClose: () => void
}

/** Looks for the payment that the provider wrote about, by its reference or the provider's own. */
export function FindPaymentDialog({ onFound, onClose }: Props) {
  const t = useTranslate()
  const [search, setSearch] = useState('')
  return (
    <Dialog title={t('office.disputes.record')} footer={null} onCancel={onClose}>
      <label htmlFor="contested-payment">{t('office.disputes.find')}</label>
      <Input.Search
        id="contested-payment"
        maxLength={100}
        enterButton={t('office.disputes.findNow')}
        onSearch={(text) => setSearch(text.trim())}
      />
      {search !== '' && <Found search={search} onFound={onFound} />}
    </Dialog>
  )
}

function Found({ search, onFound }: Pick<Props, 'onFound'> & { search: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/disputes/payments', { query: { search } })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[48]} />
  if (answer.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('office.disputes.notFound')} />
  return (
    <ul className="dispute__found">
      {answer.map((payment) => (
        <li key={payment.payment}>
          <p>{paymentText(payment, t)}</p>
          {payment.contestable > 0 ? (
            <Button onClick={() => onFound(payment)}>{t('office.disputes.choose')}</Button>
          ) : (
            <p>{t(payment.in_dispute ? 'office.disputes.already' : 'office.disputes.nothingHeld')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
