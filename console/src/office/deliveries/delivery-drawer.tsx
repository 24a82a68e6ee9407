import { Button, Drawer, Tag } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { faultText } from '../fault-text.ts'
import { rowsAddress } from '../list/rows-address.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { DeliveryAction } from './delivery-action.tsx'
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
  const t = useTranslate()
  return (
    <Drawer
      open={delivery !== undefined}
      onClose={onClose}
      width="min(560px, 100vw)"
      title={delivery === undefined ? '' : titleOf(delivery, t)}
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

function titleOf({ id, topic }: Delivery, t: ReturnType<typeof useTranslate>): string {
  return t('office.deliveries.one', { id: String(id), topic: t(`office.topic.${topic}`) })
}

function WhatNow(delivery: Delivery) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const { status, last_fault: fault, due_at: due } = delivery
  return (
    <section className="panel delivery__now">
      <Tag color={colours[status]}>{t(`office.deliveries.state.${status}`)}</Tag>
      {fault !== null && status !== 'done' && <p>{faultText(fault, t)}</p>}
      <p>{t(`office.deliveries.next.${nextStep(delivery)}`, { at: moment(toSeason(due), locale) })}</p>
      <DeliveryAction {...delivery} />
    </section>
  )
}

function DeliveryFacts({ delivery, onTrace }: { delivery: Delivery; onTrace: Props['onTrace'] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const mayAudit = usePermission('GET /api/audit')
  const { key, attempts, trace, created_at: created, done_at: done, last_fault: fault } = delivery
  return (
    <section className="panel">
      <h2>{t('office.deliveries.facts')}</h2>
      <dl className="facts">
        <dt>{t('office.deliveries.created')}</dt>
        <dd>{moment(toSeason(created), locale)}</dd>
        <dt>{t('office.deliveries.done')}</dt>
        <dd>{moment(toSeason(done), locale) || '—'}</dd>
        <dt>{t('office.deliveries.attempts')}</dt>
        <dd>{attempts}</dd>
        <dt>{t('office.deliveries.key')}</dt>
        <dd className="delivery__code">{key}</dd>
        <dt>{t('office.deliveries.asWritten')}</dt>
        <dd className="delivery__code">{fault ?? '—'}</dd>
        <dt>{t('office.deliveries.trace')}</dt>
        <dd className="delivery__code">{trace}</dd>
      </dl>
      <div className="delivery__links">
        <Button size="small" onClick={() => onTrace(trace)}>
          {t('office.deliveries.sameTrace')}
        </Button>
        {mayAudit && (
          <Link to={rowsAddress('/enrollment/admin/audit', { trace })}>{t('office.deliveries.toAudit')}</Link>
        )}
      </div>
    </section>
  )
}
