import { useId } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { dayBefore, longDate } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { PriceSum } from '../../components/price/sum.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { PeriodCost } from './cost-of.ts'
import { PeriodDates } from './period-dates.tsx'
import type { ComparedPeriod } from './use-comparison.ts'

interface Props {
  compared: ComparedPeriod
  chosen: boolean
  saved: number | null
  onChoose: () => void
}

/** One period: what it costs today and later, what it saves, and the act that chooses it. */
export function PeriodColumn({ compared, chosen, saved, onChoose }: Props) {
  const t = useTranslate()
  const name = useId()
  const { period, choices, offer, cost, problem, retry } = compared
  const open = offer?.available === true
  return (
    <li className={`period ${chosen ? 'period--chosen' : ''} ${open ? '' : 'period--closed'}`}>
      <h3 id={name} className="period__name">
        {t(`initial.period${period}`)}
      </h3>
      <Offer offer={offer} />
      {open && cost && <Cost cost={cost} quotas={choices.quotas} saved={saved} />}
      {open && problem && <Failed detail={problem.title} onRetry={retry} />}
      {open && !cost && !problem && <Skeleton blocks={[48, 48, 48]} />}
      {open && (
        <Button
          className="period__act"
          variant={chosen ? 'secondary' : 'primary'}
          aria-describedby={name}
          onClick={onChoose}
        >
          {t(chosen ? 'compare.keep' : 'compare.choose')}
        </Button>
      )}
    </li>
  )
}

/** What it gives and until when; a closed one says since when. */
function Offer({ offer }: Pick<ComparedPeriod, 'offer'>) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (!offer) return null
  const date = offer.until === null ? null : longDate(dayBefore(offer.until), locale)
  return (
    <p className="period__offer">
      {offer.discount > 0 ? (
        <span className="option__gain">
          {t('initial.discount', { percent: formatPercent(offer.discount, locale) })}
        </span>
      ) : (
        <span className="period__plain">{t('compare.noDiscount')}</span>
      )}
      {date !== null && (
        <span className="period__until">
          {t(offer.available ? 'initial.availableUntil' : 'initial.closedSince', { date })}
        </span>
      )}
    </p>
  )
}

function Cost({ cost, quotas, saved }: { cost: PeriodCost; quotas: number; saved: number | null }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const laterDays = cost.days.map(({ day, total }) => ({ name: longDate(day, locale), amount: total }))
  const whole = [
    { name: t('compare.now'), amount: cost.now },
    { name: t('compare.later'), amount: cost.later },
  ]
  return (
    <>
      <dl className="period__figures">
        <dt>{t('compare.now')}</dt>
        <dd className="period__now">
          <PriceSum of={t('compare.now')} amount={cost.now} parts={cost.services} />
        </dd>
        <dt>{t('compare.later')}</dt>
        <dd>
          <PriceSum of={t('compare.later')} amount={cost.later} parts={laterDays} />
          <PeriodDates days={cost.days} quotas={quotas} />
        </dd>
        <dt>{t('compare.whole')}</dt>
        <dd>
          <PriceSum of={t('compare.whole')} amount={cost.whole} parts={whole} />
        </dd>
      </dl>
      <Saved saved={saved} whole={cost.whole} />
    </>
  )
}

/** Against paying nothing ahead. */
function Saved({ saved, whole }: { saved: number | null; whole: number }) {
  const t = useTranslate()
  if (saved === null) return null
  if (saved <= 0) return <p className="period__saved">{t('compare.savesNothing')}</p>
  const parts = [
    { name: t('compare.monthly'), amount: whole + saved },
    { name: t('compare.whole'), amount: -whole },
  ]
  return (
    <p className="period__saved period__saved--some">
      {t('compare.saves')}{' '}
      <strong>
        <PriceSum of={t('compare.saves')} amount={saved} parts={parts} />
      </strong>
    </p>
  )
}

function Failed({ detail, onRetry }: { detail: string; onRetry: () => void }) {
  const t = useTranslate()
  return (
    <Alert
      kind="error"
      title={t('compare.failed')}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {detail && <p>{detail}</p>}
    </Alert>
  )
}
