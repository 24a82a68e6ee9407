import { ExclamationCircleOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { type Payout, payoutState } from './payout.ts'

const colours = {
  'in-transit': 'blue',
  owed: 'orange',
  arrived: 'green',
  taken: 'green',
  returned: 'default',
  'taken-back': 'default',
} as const

type Marked = Pick<Payout, 'status' | 'net' | 'differs_since' | 'unexplained'>

/** How a payout stands; one that a person has to look into says so in words and with a sign. */
export function PayoutStatus({ payout }: { payout: Marked }) {
  const t = useTranslate()
  const { differs_since: since, unexplained } = payout
  const state = payoutState(payout)
  return (
    <span className="payout__marks">
      <Tag color={colours[state]}>{t(`office.payouts.status.${state}`)}</Tag>
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
