import { Drawer } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { LeftSchool } from '../left-school.tsx'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { timelineEntries } from './timeline-entries.ts'
import { PaymentActions } from './payment-actions.tsx'
import { OrderedLines } from './ordered-lines.tsx'
import { PaidFacts } from './paid-facts.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import type { Timeline } from './payment-status.tsx'
import './payments.css'
import { OrderTimeline } from './order-timeline.tsx'

const REFRESH_MS = 4000

/** One order from the click to the receipt; read anew by itself while something of it is under way. */
export function PaymentDrawer({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useTranslate()
  const isOpen = token !== ''
  const { answer, problem, refetch } = useRead('GET /api/payments/{token}/timeline', {
    params: { token },
    when: isOpen,
    every: (timeline) => (isInProcess(timeline) ? REFRESH_MS : false),
  })
  const student = answer === undefined ? undefined : `${answer.name} ${answer.student}`.trim()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      width="min(720px, 100vw)"
      title={student === undefined ? t('office.payments.order') : t('office.payments.orderOf', { student })}
      destroyOnHidden
    >
      {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {problem === null && answer === undefined && <Skeleton blocks={[160, 240]} />}
      {answer !== undefined && <OpenPayment timeline={answer} />}
    </Drawer>
  )
}

function isInProcess(timeline: Timeline | undefined): boolean {
  return timeline?.deliveries.some(({ status }) => status === 'due') === true
}

function OpenPayment({ timeline }: { timeline: Timeline }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const entries = timelineEntries(timeline, { t, toSeason, when: (instant) => moment(instant, locale) })
  return (
    <div className="page">
      {timeline.left_school && <LeftSchool />}
      <PaymentFacts timeline={timeline} />
      <div className="payment__acts">
        <PaymentActions timeline={timeline} />
      </div>
      <section className="panel">
        <h2>{t('office.payments.storyTitle')}</h2>
        <OrderTimeline entries={entries} />
      </section>
      <section className="panel payment__order">
        <h2>{t('office.orderPrice.title')}</h2>
        <Ordered token={timeline.token} />
      </section>
    </div>
  )
}

function Ordered({ token }: { token: string }) {
  const { answer, problem, refetch } = useRead('GET /api/payments/{token}/price', { params: { token } })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[160, 240]} />
  return (
    <>
      <PaidFacts price={answer} />
      <OrderedLines price={answer} />
    </>
  )
}
