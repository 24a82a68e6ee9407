import { Select, Tabs, Table } from 'antd'
import type { TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useTranslate, useLocale } from '../../i18n.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { formatCop } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { useIsWide, widths } from '../use-is-wide.ts'
import { PaymentDrawer } from '../payments/payment-drawer.tsx'
import { PaymentStatusTag } from '../payments/payment-status.tsx'
import { ChargesView } from './charges-view.tsx'
import { DocumentsView } from './documents-view.tsx'
import { FamilyView } from './family-view.tsx'
import { HistoryView } from './history-view.tsx'
import { PersonalView } from './personal-view.tsx'
import type { StudentFile } from './student-file.ts'
import { TodayPrice } from './today-price.tsx'
import { totalText } from '../payments/order-price.ts'
import { OrderedLines } from '../payments/ordered-lines.tsx'
import { PaidFacts } from '../payments/paid-facts.tsx'
import { PriceBreakdowns } from './price-breakdowns.tsx'

interface Props {
  readonly file: StudentFile
  readonly onAgain: () => void
}

/** The parts of the file; which one is open stands in the address. Narrow windows have no room for a row of tabs. */
export function FileTabs({ file, onAgain }: Props) {
  const t = useTranslate()
  const mayReadPersonal = usePermission('GET /api/privacy/families/{student}')
  const mayReadCharges = usePermission('GET /api/enrollment/admin/students/{student}/calendar')
  const isWide = useIsWide(widths.menu)
  const opened = useOpenRecord('tab')
  const items = [
    { key: 'family', children: <FamilyView file={file} /> },
    { key: 'price', children: <PriceView file={file} /> },
    { key: 'payments', children: <PaymentsView payments={file.payments} /> },
    ...(mayReadCharges
      ? [{ key: 'charges', children: <ChargesView student={file.student} step={file.step} /> }]
      : []),
    { key: 'documents', children: <DocumentsView file={file} onAgain={onAgain} /> },
    { key: 'history', children: <HistoryView file={file} /> },
    ...(mayReadPersonal ? [{ key: 'personal', children: <PersonalView student={file.student} /> }] : []),
  ].map((item) => ({ ...item, label: t(`office.studentFile.tab.${item.key}`) }))
  const active = items.find(({ key }) => key === opened.value) ?? items[0]
  const choice = (
    <Select
      className="file-tabs__choice"
      aria-label={t('office.studentFile.part')}
      value={active?.key ?? ''}
      options={items.map(({ key, label }) => ({ value: key, label }))}
      onChange={opened.open}
    />
  )
  // One tree at any width: a dialog in it stays open when a tablet is turned.
  return (
    <Tabs
      activeKey={active?.key ?? ''}
      items={items}
      onChange={opened.open}
      destroyOnHidden
      {...(!isWide && { renderTabBar: () => choice })}
    />
  )
}

/** What the enrolment costs, every amount with its breakdown: what was ordered comes first, once there is an order. */
function PriceView({ file }: { file: StudentFile }) {
  const { answer: season, problem, refetch } = useRead('GET /api/seasons/current')
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (season === undefined) return <Skeleton blocks={[48, 240]} />
  const order = file.payments.find(({ project }) => project === season.project)
  if (order === undefined) return <TodayPrice file={file} season={season} />
  return <OrderAndToday file={file} season={season} token={order.token} />
}

interface PriceViewProps {
  readonly file: StudentFile
  readonly season: CurrentSeason
  readonly token: string
}

function OrderAndToday({ file, season, token }: PriceViewProps) {
  const t = useTranslate()
  const opened = useOpenRecord('price')
  const items = [
    { key: 'order', children: <OrderView token={token} /> },
    { key: 'today', children: <TodayPrice file={file} season={season} /> },
  ].map((item) => ({ ...item, label: t(`office.studentFile.price.tab.${item.key}`) }))
  return (
    <Tabs
      activeKey={opened.value === 'today' ? 'today' : 'order'}
      items={items}
      onChange={opened.open}
      size="small"
      destroyOnHidden
    />
  )
}

type Payment = StudentFile['payments'][number]

/** The student's orders over the seasons; each opens its story from the click to the receipt. */
function PaymentsView({ payments }: Pick<StudentFile, 'payments'>) {
  const t = useTranslate()
  const opened = useOpenRecord('token')
  return (
    <>
      <Table<Payment>
        size="small"
        rowKey="token"
        dataSource={[...payments]}
        columns={useColumns(opened.to)}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: t('office.studentFile.payments.none') }}
      />
      <PaymentDrawer token={opened.value ?? ''} onClose={opened.close} />
    </>
  )
}

function useColumns(storyOf: (token: string) => string): TableColumnType<Payment>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const mayOpen = usePermission('GET /api/payments/{token}/timeline')
  const title = (column: string) => t(`office.studentFile.payments.${column}`)
  return [
    {
      title: title('started'),
      render: (_, { token, started_at: at }) => {
        const label = moment(at, locale) || t('office.studentFile.payments.notStarted')
        return mayOpen ? <Link to={storyOf(token)}>{label}</Link> : label
      },
    },
    {
      title: title('status'),
      render: (_, { status, order_status: order }) =>
        order === 'split' ? (
          t('office.payments.split.word')
        ) : (
          <PaymentStatusTag status={status} split={null} />
        ),
    },
    {
      title: title('way'),
      render: (_, { path }) => (path === null ? '—' : t(`office.payments.path.${path}`)),
    },
    {
      title: title('total'),
      align: 'right',
      className: 'figures',
      render: (_, { total }) => formatCop(total),
    },
    { title: title('approved'), render: (_, { approved_at: at }) => moment(at, locale) || '—' },
    { title: title('flow'), render: (_, { flow }) => t(`office.studentFile.payments.by.${flow}`) },
    { title: title('project'), dataIndex: 'project' },
    {
      title: title('receipt'),
      render: (_, { receipt_token: receipt }) =>
        receipt === null ? (
          '—'
        ) : (
          <a href={`/enrollment/resume/${receipt}`} target="_blank" rel="noreferrer">
            {t('office.studentFile.payments.open')}
          </a>
        ),
    },
  ]
}

/** What the student's order was priced at when it was made, and what was paid for it. */
function OrderView({ token }: { token: string }) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/payments/{token}/price', { params: { token } })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[160, 160, 240]} />
  return (
    <div className="page">
      <p className="page__lead">{t('office.studentFile.price.orderLead')}</p>
      <section className="panel file-paid">
        <PaidFacts price={answer} />
      </section>
      <div className="file-price">
        {answer.quote === null ? (
          <OrderedLines price={answer} />
        ) : (
          <PriceBreakdowns quote={answer.quote} totalIs={totalText(answer, t)} />
        )}
      </div>
    </div>
  )
}
