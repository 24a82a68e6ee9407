import { LeftOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { longDate } from '../../dates.ts'
import { SaveMenu } from '../list/save-menu.tsx'
import { addressWith, shiftDay } from './day-address.ts'
import { inOrder } from './row.ts'
import type { Day } from './row.ts'
import { useDayColumns } from './use-day-columns.ts'

interface Props {
  readonly day: string
  readonly answer: Day | undefined
  readonly isReading: boolean
  readonly onReadAgain: () => void
}

/** Which day it is, the ways to its neighbours and back, and the day as a file. */
export function DayHead({ day, answer, isReading, onReadAgain }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const [search] = useSearchParams()
  const columns = useDayColumns(answer?.sources ?? [])
  const rows = answer?.rows ?? []
  return (
    <>
      <nav className="day-ways" aria-label={t('office.reconciliation.ways')}>
        <Link to={addressWith(search, { day: '', show: '' })}>{t('office.reconciliation.back')}</Link>
        <Link to={addressWith(search, { day: shiftDay(day, -1) })}>
          <LeftOutlined aria-hidden /> {t('office.reconciliation.dayBefore')}
        </Link>
        <Link to={addressWith(search, { day: shiftDay(day, 1) })}>
          {t('office.reconciliation.dayAfter')} <RightOutlined aria-hidden />
        </Link>
      </nav>
      <div className="page__head">
        <h1 className="page__title">{t('office.reconciliation.titleOf', { day: longDate(day, locale) })}</h1>
        <div className="page__acts">
          <Button icon={<ReloadOutlined aria-hidden />} loading={isReading} onClick={onReadAgain}>
            {t('office.reconciliation.readAgain')}
          </Button>
          <SaveMenu
            columns={columns}
            name={() => t('office.reconciliation.fileName', { day })}
            isEmpty={rows.length === 0}
            read={() => Promise.resolve(inOrder(rows))}
          />
        </div>
      </div>
    </>
  )
}
