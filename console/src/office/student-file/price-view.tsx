import { Tabs } from 'antd'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useRead } from '../api/use-read.ts'
import { useOpenRecord } from '../list/use-open-record.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { OrderView } from './order-view.tsx'
import type { StudentFile } from './student-file.ts'
import { TodayPrice } from './today-price.tsx'

/** What the enrolment costs, every amount with its breakdown: what was ordered comes first, once there is an order. */
export function PriceView({ file }: { file: StudentFile }) {
  const { answer: season, problem, refetch } = useRead('GET /api/seasons/current')
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (season === undefined) return <Skeleton blocks={[48, 240]} />
  const order = file.payments.find(({ project }) => project === season.project)
  if (order === undefined) return <TodayPrice file={file} season={season} />
  return <OrderAndToday file={file} season={season} token={order.token} />
}

interface Props {
  readonly file: StudentFile
  readonly season: CurrentSeason
  readonly token: string
}

function OrderAndToday({ file, season, token }: Props) {
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
