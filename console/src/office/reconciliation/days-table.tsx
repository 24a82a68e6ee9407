import { Table } from 'antd'
import type { TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { longDate } from '../../dates.ts'
import { usePreferences } from '../theme/use-preferences.ts'
import { DayState } from './day-state.tsx'
import type { DaySums } from './row.ts'
import { bankLinesToReview } from './bank-lines-to-review.ts'
import { Sum } from './sum.tsx'

export interface DaysProps {
  readonly days: readonly DaySums[]
  readonly addressOf: (day: string, show?: 'open') => string
}

export function DaysTable({ days, addressOf }: DaysProps) {
  const { preferences } = usePreferences()
  return (
    <Table<DaySums>
      className="three-ways"
      dataSource={[...days]}
      rowKey={({ day }) => day}
      columns={useColumns(addressOf)}
      size={preferences.density === 'dense' ? 'small' : 'middle'}
      sticky={{ offsetHeader: 56 }}
      pagination={false}
    />
  )
}

function useColumns(addressOf: DaysProps['addressOf']): TableColumnType<DaySums>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const amounts = { align: 'right', width: '19%' } as const
  return [
    {
      key: 'day',
      title: t('office.reconciliation.day'),
      render: (_cell, { day }) => <Link to={addressOf(day)}>{longDate(day, locale)}</Link>,
    },
    {
      key: 'provider',
      title: t('office.reconciliation.side.provider'),
      ...amounts,
      render: (_cell, { provider }) => <Sum sum={provider} of="payments" />,
    },
    {
      key: 'hub',
      title: t('office.reconciliation.side.hub'),
      ...amounts,
      render: (_cell, { hub }) => <Sum sum={hub} of="payments" />,
    },
    {
      key: 'accounting',
      title: t('office.reconciliation.side.accounting'),
      ...amounts,
      render: (_cell, { accounting }) => <Sum sum={accounting} of="entries" />,
    },
    {
      key: 'state',
      title: t('office.reconciliation.stateTitle'),
      className: 'three-ways__verdict',
      render: (_cell, sums) => <StateLink sums={sums} addressOf={addressOf} />,
    },
  ]
}

/** What is open leads to the open rows alone. */
export function StateLink({ sums, addressOf }: { sums: DaySums } & Pick<DaysProps, 'addressOf'>) {
  const state = <DayState {...sums} />
  if (sums.state === 'waiting') return <Link to={bankLinesToReview}>{state}</Link>
  return sums.open === 0 ? state : <Link to={addressOf(sums.day, 'open')}>{state}</Link>
}
