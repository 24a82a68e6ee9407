import { Drawer, Button } from 'antd'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { LeftSchool } from '../left-school.tsx'
import { useRead, useRecord } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import { PaymentDisputes } from '../disputes/payment-disputes.tsx'
import { PaymentRefunds } from '../refunds/payment-refunds.tsx'
import { PaymentWithdrawal } from '../withdrawals/payment-withdrawal.tsx'
import type { OpenException } from '../exceptions/exception.ts'
import { ResolveDialog } from '../exceptions/resolve-dialog.tsx'
import { timelineEntries } from './timeline-entries.ts'
import { InvoicedTo } from './invoiced-to.tsx'
import { MoneyMovements } from './money-movements.tsx'
import { OrderedLines } from './ordered-lines.tsx'
import { PaidFacts } from './paid-facts.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { isInParts, PaymentSplit } from './payment-split.tsx'
import type { Timeline } from './payment-status.tsx'
import './payments.css'
import { OrderTimeline } from './order-timeline.tsx'

/** One order from the click to the receipt; read anew by itself while something of it is under way. */
export function PaymentDrawer({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useTranslate()
  const isOpen = token !== ''
  const { answer, problem, refetch } = useRecord('payments', isOpen ? token : null, {
    isOver: ({ deliveries }) => deliveries.every(({ status }) => status !== 'due'),
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

function OpenPayment({ timeline }: { timeline: Timeline }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const mayReadMovements = usePermission('GET /api/payments/{token}/movements')
  const mayReadRefunds = usePermission('GET /api/payments/{token}/refunds')
  const mayReadDisputes = usePermission('GET /api/disputes')
  const mayReadSplit = usePermission('GET /api/enrollment/splits/{student}')
  const entries = timelineEntries(timeline, { t, toSeason, when: (instant) => moment(instant, locale) })
  return (
    <div className="page">
      {timeline.left_school && <LeftSchool />}
      <PaymentFacts timeline={timeline} />
      <div className="payment__acts">
        <PaymentActions timeline={timeline} />
      </div>
      {mayReadSplit && isInParts(timeline) && (
        <section className="panel">
          <h2>{t('split.open')}</h2>
          <PaymentSplit timeline={timeline} />
        </section>
      )}
      <section className="panel">
        <h2>{t('office.payments.storyTitle')}</h2>
        <OrderTimeline entries={entries} />
      </section>
      <section className="panel">
        <h2>{t('office.payments.invoice.title')}</h2>
        <InvoicedTo token={timeline.token} />
      </section>
      {mayReadMovements && (
        <section className="panel">
          <h2>{t('office.movements.title')}</h2>
          <MoneyMovements token={timeline.token} />
        </section>
      )}
      {mayReadDisputes && (
        <section className="panel">
          <h2>{t('office.disputes.title')}</h2>
          <PaymentDisputes token={timeline.token} />
        </section>
      )}
      {mayReadRefunds && (
        <section className="panel">
          <h2>{t('office.refunds.title')}</h2>
          {isInParts(timeline) && <p>{t('office.payments.split.refundNote')}</p>}
          <PaymentRefunds token={timeline.token} document={null} />
        </section>
      )}
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

/** What a person can do about an order: one act for what is on hold, one for each open exception. */
function PaymentActions({ timeline }: { timeline: Timeline }) {
  const t = useTranslate()
  const mayResolve = usePermission('POST /api/payments/{token}/resolve')
  const [resolving, setResolving] = useState<OpenException | null>(null)
  const { exceptions } = timeline
  const open = exceptions.filter(({ resolved_at: at }) => at === null)
  return (
    <>
      <RetryDelivery timeline={timeline} />
      {mayResolve &&
        open.map((exception) => (
          <Button key={exception.id} onClick={() => setResolving(exception)}>
            {t('office.payments.resolve', { kind: t(`office.exceptions.kind.${exception.kind}`) })}
          </Button>
        ))}
      <PaymentWithdrawal timeline={timeline} />
      {resolving !== null && <ResolveDialog exception={resolving} onClose={() => setResolving(null)} />}
    </>
  )
}

function RetryDelivery({ timeline: { token, deliveries } }: { timeline: Timeline }) {
  const t = useTranslate()
  const mayRetry = usePermission('POST /api/payments/{token}/retry-delivery')
  const { act, isActing } = useAction(
    'POST /api/payments/{token}/retry-delivery',
    () => ({ params: { token } }),
    { done: () => t('office.payments.retried') },
  )
  if (!mayRetry || !deliveries.some(({ status }) => status === 'on_hold')) return null
  return (
    <Button type="primary" loading={isActing} onClick={() => void act()}>
      {t('office.payments.retry')}
    </Button>
  )
}
