import { Alert, Button } from 'antd'
import type { CurrentSeason } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { dayBefore, longDate } from '../../dates.ts'

interface Props {
  readonly period: CurrentSeason['periods'][number]
  /** Shows what is still open. */
  readonly onOpenPeriod: () => void
}

/** The period that was chosen has no price any more: since when, and what the family can pay instead. */
export function ClosedPeriod({ period: { period, until }, onOpenPeriod }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const name = t(`initial.period${period}`)
  return (
    <Alert
      type="info"
      showIcon
      message={t('office.studentFile.price.closed', {
        name,
        date: until === null ? '' : longDate(dayBefore(until), locale),
      })}
      description={
        <>
          <p className="file-prose">{t('office.studentFile.price.closedBody')}</p>
          <Button onClick={onOpenPeriod}>{t('office.studentFile.price.closedShow')}</Button>
        </>
      }
    />
  )
}
