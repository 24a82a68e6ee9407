import { Link } from 'react-router'
import type { components } from '@matricula/hub/api'
import { Skeleton } from '../../components/skeleton.tsx'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import type { Timeline } from './payment-status.tsx'

/** Whether several people pay an order, or were to and did not in time, and nobody has paid it whole since. */
export function isInParts({ status, attempts, exceptions, payment }: Timeline): boolean {
  return (
    status === 'split' ||
    attempts.some(({ path }) => path === 'parts') ||
    (payment === null && exceptions.some(({ kind }) => kind === 'split-ended'))
  )
}

/** How each part of the order stands, and not who pays it; with the way to where the parts are made and undone. */
export function PaymentSplit({ timeline: { student } }: { timeline: Timeline }) {
  const t = useTranslate()
  const mayOpenStudent = usePermission('GET /api/enrollment/admin/students/{student}')
  const { answer, problem, refetch } = useRead('GET /api/enrollment/splits/{student}', {
    params: { student },
    follows: 'payments',
    isOver: ({ split }) => split?.status !== 'standing',
  })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined) return <Skeleton blocks={[48, 96]} />
  return (
    <div className="page">
      <p>{t('office.payments.split.lead')}</p>
      {answer.split === null ? <p>{t('split.none')}</p> : <Parts split={answer.split} />}
      {mayOpenStudent && (
        <p>
          <Link to={`/enrollment/admin/students/${student}?tab=charges`}>
            {t('office.payments.split.student')}
          </Link>
        </p>
      )}
    </div>
  )
}

function Parts({ split }: { split: components['schemas']['OrderSplit'] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { status, until, parts } = split
  return (
    <>
      <p>
        <strong>{t(`split.status.${status}`)}</strong>
        {status === 'standing' && <> · {t('split.until', { day: longDate(until, locale) })}</>}
      </p>
      <ul className="payment-split__parts">
        {parts.map(({ id, label, amount, state, paid }) => (
          <li key={id}>
            {label} · <span className="figures">{`$${formatCop(amount)}`}</span> · {t(`split.state.${state}`)}
            {paid !== null && (
              <>
                {' · '}
                {t('split.paidAt', {
                  day: longDate(dayOf(paid.at), locale),
                  time: clockTime(paid.at),
                  reference: paid.reference,
                })}
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
