import { Table, Tag } from 'antd'
import type { TableColumnType } from 'antd'
import { useTranslate } from '../../i18n.ts'
import type { Translate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import type { BankLine } from './agreement.ts'

interface Props {
  readonly title: string
  readonly lines: readonly BankLine[]
  readonly step: 'planned' | 'done'
}

/** Lines of a bank file with their numbers, so that they are found again in an editor. */
export function BankLines({ title, lines, step }: Props) {
  const t = useTranslate()
  if (lines.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="agreement__lines">{title}</h2>
      <Table<BankLine>
        size="small"
        rowKey="line"
        dataSource={[...lines]}
        columns={columnsOf(t, step)}
        scroll={{ x: 'max-content' }}
        pagination={{ pageSize: 25, hideOnSinglePage: true, showSizeChanger: false }}
      />
    </section>
  )
}

const colours: Readonly<Record<BankLine['result'], string>> = {
  paid: 'green',
  'already-paid': 'default',
  repeated: 'red',
  unknown: 'red',
  'wrong-amount': 'red',
  expired: 'red',
  resolved: 'default',
  unreadable: 'red',
  'wrong-day': 'red',
}

function columnsOf(t: Translate, step: Props['step']): TableColumnType<BankLine>[] {
  const figures = { align: 'right', className: 'figures' } as const
  const amount = (pesos: number | null) => (pesos === null ? '—' : formatCop(pesos))
  return [
    { key: 'line', dataIndex: 'line', title: t('office.agreements.line'), ...figures },
    {
      key: 'result',
      title: t('office.agreements.result'),
      render: (_, { result, unreadable }) => (
        <>
          <Tag color={colours[result]}>
            {t(`office.agreements.results.${result === 'paid' ? step : result}`)}
          </Tag>
          {unreadable.map((part) => (
            <div key={part}>{t(`office.agreements.unread.${part}`)}</div>
          ))}
        </>
      ),
    },
    {
      key: 'reference',
      title: t('office.agreements.reference'),
      render: (_, { reference }) => reference || '—',
    },
    {
      key: 'amount',
      title: t('office.agreements.inFile'),
      render: (_, line) => amount(line.amount),
      ...figures,
    },
    {
      key: 'expected',
      title: t('office.agreements.inOrder'),
      render: (_, line) => amount(line.expected),
      ...figures,
    },
  ]
}
