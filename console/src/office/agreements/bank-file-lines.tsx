import { Alert, Button, Table, Tag } from 'antd'
import type { TableColumnType } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { pesos, formatCop } from '../../money.ts'
import { SecondPersonNote } from '../approvals/action-summary.tsx'
import { useNeedsSecondPerson } from '../approvals/use-second-person.ts'
import { sumsOf } from './bank-sums.ts'
import type { BankSums } from './bank-sums.ts'
import type { Step, Upload } from './use-bank-file.ts'
import type { Translate } from '../../i18n.ts'
import type { BankLine } from './agreement.ts'

interface Props {
  readonly upload: Upload
  readonly step: Extract<Step, { is: 'planned' | 'done' }>
  readonly onClose: () => void
}

/** What a file would do, or has done: the sum first, then its lines, those to look into before all others. */
export function BankFileLines({ upload, step, onClose }: Props) {
  const t = useTranslate()
  const sums = sumsOf(step.lines)
  const { paid, byHand, known, wrong } = sums
  const asks = useNeedsSecondPerson(sums.amount)
  const run = runOf(sums)
  const counted = { run: paid, note: byHand, keep: wrong }[run]
  return (
    <>
      <Summary step={step} sums={sums} />
      {step.is === 'planned' && <SecondPersonNote amount={sums.amount} />}
      <div className="agreement__acts">
        {step.is === 'planned' && counted.length > 0 && (
          <Button type="primary" loading={upload.isActing} onClick={() => void upload.run(step.file)}>
            {asks ? t('office.approvals.ask') : t(`office.agreements.${run}`, { n: counted.length })}
          </Button>
        )}
        <Button onClick={upload.anew}>{t('office.agreements.another')}</Button>
        {step.is === 'done' && <Button onClick={onClose}>{t('common.close')}</Button>}
      </div>
      <BankLines title={t('office.agreements.wrong', { n: wrong.length })} lines={wrong} step={step.is} />
      <BankLines
        title={t(`office.agreements.${step.is === 'done' ? 'paid' : 'toPay'}`, { n: paid.length })}
        lines={paid}
        step={step.is}
      />
      <BankLines title={t('office.agreements.byHand', { n: byHand.length })} lines={byHand} step={step.is} />
      <BankLines title={t('office.agreements.known', { n: known.length })} lines={known} step={step.is} />
    </>
  )
}

function Summary({ step, sums }: { step: Props['step']; sums: BankSums }) {
  const t = useTranslate()
  const { paid, byHand, known, wrong, amount } = sums
  const summary = summaryOf(step.is, sums)
  const values = {
    n: paid.length,
    amount: pesos(amount),
    byHand: byHand.length,
    known: known.length,
  }
  return (
    <Alert
      type={summary === 'done' ? 'success' : 'info'}
      showIcon
      message={t(`office.agreements.summary.${summary}`, values)}
      description={
        <>
          <p>{t('office.agreements.file', { name: step.file.name })}</p>
          {wrong.length > 0 && <p>{t('office.agreements.wrongBody', { n: wrong.length })}</p>}
        </>
      }
    />
  )
}

/** What the button says of the first of these that the file has. */
function runOf({ paid, byHand }: BankSums): 'run' | 'note' | 'keep' {
  if (paid.length > 0) return 'run'
  return byHand.length > 0 ? 'note' : 'keep'
}

/** A file that was uploaded before has its own message. */
function summaryOf(step: 'planned' | 'done', { paid, byHand, known }: BankSums) {
  if (paid.length > 0) return step
  if (byHand.length > 0) return 'byHand'
  return known.length > 0 ? 'again' : 'nothing'
}

interface BankLinesProps {
  readonly title: string
  readonly lines: readonly BankLine[]
  readonly step: 'planned' | 'done'
}

/** Lines of a bank file with their numbers, so that they are found again in an editor. */
function BankLines({ title, lines, step }: BankLinesProps) {
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

function columnsOf(t: Translate, step: BankLinesProps['step']): TableColumnType<BankLine>[] {
  const figures = { align: 'right', className: 'figures' } as const
  const amount = (pesos: number | null) => (pesos === null ? '—' : formatCop(pesos))
  return [
    { key: 'line', dataIndex: 'line', title: t('office.agreements.line'), ...figures },
    {
      key: 'result',
      title: t('office.agreements.result'),
      render: (_, { result, by_hand: isByHand, unreadable }) => (
        <>
          <Tag color={colours[result]}>
            {t(`office.agreements.results.${isByHand ? 'by-hand' : result === 'paid' ? step : result}`)}
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
