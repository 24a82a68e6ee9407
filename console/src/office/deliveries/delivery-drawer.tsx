import { Button, Drawer, Tag } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTexts } from '../../i18n.ts'
import { useMay } from '../access/use-may.ts'
import { faultWords } from '../fault-words.ts'
import { rowsAddress } from '../list/rows-address.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { DeliveryAct } from './delivery-act.tsx'
import { colours } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import { nextStep } from './next-step.ts'

interface Props {
  readonly delivery: Delivery | undefined
  readonly onClose: () => void
  /** Shows all that one request let leave. */
  readonly onTrace: (trace: string) => void
}

/** One delivery: what happened, what the hub does by itself, what a person can do. */
export function DeliveryDrawer({ delivery, onClose, onTrace }: Props) {
  const text = useTexts()
  return (
    <Drawer
      open={delivery !== undefined}
      onClose={onClose}
      width="min(560px, 100vw)"
      title={delivery === undefined ? '' : titleOf(delivery, text)}
      destroyOnHidden
    >
      {delivery !== undefined && (
        <div className="page">
          <WhatNow {...delivery} />
          <DeliveryFacts delivery={delivery} onTrace={onTrace} />
        </div>
      )}
    </Drawer>
  )
}

function titleOf({ id, topic }: Delivery, text: ReturnType<typeof useTexts>): string {
  return text('office.deliveries.one', { id, topic: text(`office.topic.${topic}`) })
}

function WhatNow(delivery: Delivery) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const { status, last_fault: fault, due_at: due } = delivery
  return (
    <section className="panel delivery__now">
      <Tag color={colours[status]}>{text(`office.deliveries.state.${status}`)}</Tag>
      {fault !== null && status !== 'done' && <p>{faultWords(fault, text)}</p>}
      <p>{text(`office.deliveries.next.${nextStep(delivery)}`, { at: moment(toSeason(due), locale) })}</p>
      <DeliveryAct {...delivery} />
    </section>
  )
}

function DeliveryFacts({ delivery, onTrace }: { delivery: Delivery; onTrace: Props['onTrace'] }) {
  const text = useTexts()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const mayAudit = useMay('GET /api/audit')
  const { key, attempts, trace, created_at: created, done_at: done, last_fault: fault } = delivery
  return (
    <section className="panel">
      <h2>{text('office.deliveries.facts')}</h2>
      <dl className="facts">
        <dt>{text('office.deliveries.created')}</dt>
        <dd>{moment(toSeason(created), locale)}</dd>
        <dt>{text('office.deliveries.done')}</dt>
        <dd>{moment(toSeason(done), locale) || '—'}</dd>
        <dt>{text('office.deliveries.attempts')}</dt>
        <dd>{attempts}</dd>
        <dt>{text('office.deliveries.key')}</dt>
        <dd className="delivery__code">{key}</dd>
        <dt>{text('office.deliveries.asWritten')}</dt>
        <dd className="delivery__code">{fault ?? '—'}</dd>
        <dt>{text('office.deliveries.trace')}</dt>
        <dd className="delivery__code">{trace}</dd>
      </dl>
      <div className="delivery__links">
        <Button size="small" onClick={() => onTrace(trace)}>
          {text('office.deliveries.sameTrace')}
        </Button>
        {mayAudit && (
          <Link to={rowsAddress('/enrollment/admin/audit', { trace })}>
            {text('office.deliveries.toAudit')}
          </Link>
        )}
      </div>
    </section>
  )
}
