import { Link } from 'react-router'
import { SplitParts } from '../../components/splits/split-parts.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import type { Timeline } from './payment-status.tsx'
import '../../components/pay-links/pay-links.css'

/** Whether several people pay an order, or were to and did not in time. */
export function isInParts({ status, attempts, exceptions }: Timeline): boolean {
  return (
    status === 'split' ||
    attempts.some(({ path }) => path === 'parts') ||
    exceptions.some(({ kind }) => kind === 'split-ended')
  )
}

/** How each part of the order stands, and not who pays it; with the way to where the parts are made and undone. */
export function PaymentSplit({ timeline: { student } }: { timeline: Timeline }) {
  const t = useTranslate()
  const mayOpenStudent = usePermission('GET /api/enrollment/admin/students/{student}')
  const season = useRead('GET /api/seasons/current')
  const { answer, problem, refetch } = useRead('GET /api/enrollment/splits/{student}', {
    params: { student },
    follows: 'payments',
    isOver: ({ split }) => split?.status !== 'standing',
  })
  if (problem !== null) return <ProblemPanel problem={problem} onRetry={refetch} />
  if (answer === undefined || season.answer === undefined) return <Skeleton blocks={[48, 96]} />
  return (
    <div className="send-link">
      <p>{t('office.payments.split.lead')}</p>
      {answer.split === null ? (
        <p>{t('split.none')}</p>
      ) : (
        <SplitParts split={answer.split} school={season.answer.school.name} />
      )}
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
