import { ExclamationCircleOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { Payout } from './payout.ts'

const colours = { 'in-transit': 'blue', arrived: 'green', returned: 'default' } as const

type Marked = Pick<Payout, 'status' | 'differs_since' | 'unexplained'>

/** How a payout stands; one that a person has to look into says so in words and with a sign. */
export function PayoutStatus({ payout: { status, differs_since: since, unexplained } }: { payout: Marked }) {
  const t = useTranslate()
  return (
    <span className="payout__marks">
      <Tag color={colours[status]}>{t(`office.payouts.status.${status}`)}</Tag>
      {since !== null && <Mark text={t('office.payouts.status.differs')} />}
      {unexplained > 0 && <Mark text={t('office.payouts.unexplainedLines', { n: unexplained })} />}
    </span>
  )
}

function Mark({ text }: { text: string }) {
  return (
    <Tag color="red" icon={<ExclamationCircleOutlined aria-hidden />}>
      {text}
    </Tag>
  )
}
