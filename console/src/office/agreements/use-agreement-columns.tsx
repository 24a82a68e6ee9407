import { Button, Tag } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { useRead } from '../api/use-read.ts'
import type { Column } from '../list/column.ts'
import { moment } from '../moment.ts'
import type { Agreement } from './agreement.ts'
import { timeLeft } from './time-left.ts'

interface AgreementColumnOptions {
  /** Those in the list wait for the bank; the others have come to their end. */
  readonly isWaiting: boolean
  readonly onConfirm: (agreement: Agreement) => void
  readonly onCancel: (agreement: Agreement) => void
}

export function useAgreementColumns({
  isWaiting,
  onConfirm,
  onCancel,
}: AgreementColumnOptions): readonly Column<Agreement>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const { answer: season } = useRead('GET /api/seasons/current')
  const mayConfirm = usePermission('POST /api/payments/bank-agreement/{token}/confirm')
  const mayCancel = usePermission('POST /api/payments/bank-agreement/{token}/cancel')
  const now = season?.clock.now
  const columns: readonly Column<Agreement>[] = [
    {
      key: 'student',
      title: t('office.agreements.student'),
      value: ({ student_code: code }) => code,
      show: ({ student_code: code, token }, marked) => (
        <Link to={`/enrollment/admin/payments?token=${token}`}>{marked(code)}</Link>
      ),
      sorts: true,
    },
    {
      key: 'name',
      title: t('office.agreements.name'),
      value: ({ name }) => name,
      sorts: true,
    },
    { key: 'grade', title: t('office.grades.coming'), value: ({ grade }) => grade },
    { key: 'reference', title: t('office.agreements.reference'), value: ({ reference }) => reference },
    {
      key: 'amount',
      title: t('office.agreements.amount'),
      value: ({ amount }) => amount,
      is: 'pesos',
      sorts: true,
    },
    {
      key: 'started_at',
      title: t('office.agreements.since'),
      at: ({ started_at: at }) => at,
      sorts: true,
    },
    {
      key: 'expires_at',
      title: t('office.agreements.expires'),
      at: ({ expires_at: at }) => at,
      show: ({ expires_at: at }) =>
        isWaiting && now !== undefined ? <Expiry at={at} now={now} /> : moment(at, locale),
      sorts: true,
    },
  ]
  if (!isWaiting || !mayConfirm) return columns
  const act: Column<Agreement> = {
    key: 'act',
    title: t('office.agreements.act'),
    show: (agreement) => (
      <div className="agreement__choices">
        <Button size="small" onClick={() => onConfirm(agreement)}>
          {t('office.agreements.confirm')}
        </Button>
        {mayCancel && (
          <Button size="small" type="text" onClick={() => onCancel(agreement)}>
            {t('office.agreements.cancel')}
          </Button>
        )}
      </div>
    ),
  }
  return [...columns, act]
}

const colours = { over: 'red', today: 'red', soon: 'red', later: 'default' } as const

/** Until when the bank may be paid; what runs out soon says so in words. */
function Expiry({ at, now }: { at: string; now: string }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const left = timeLeft(at, now)
  return (
    <>
      {moment(at, locale)}{' '}
      {left.is !== 'later' && (
        <Tag color={colours[left.is]}>
          {t(`office.agreements.left.${left.is}`, { days: 'days' in left ? left.days : 0 })}
        </Tag>
      )}
    </>
  )
}
