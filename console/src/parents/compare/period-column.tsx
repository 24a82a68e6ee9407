import { useId } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { dayBefore, longDate } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { PeriodCost } from './cost-of.ts'
import type { ComparedPeriod } from './use-comparison.ts'
import type { ChargeDate } from '../../components/price/by-date.ts'
import { FirstCharge } from '../../components/price/first-charge.tsx'
import { Amount } from '../../components/price/amount.tsx'
import { breakdownOfSum } from '../../components/price/breakdown.ts'

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

interface PeriodDatesProps extends Pick<PeriodCost, 'days'> {
  /** Instalments of the pension; 0 where the period has none. */
  quotas: number
}

/** On which days what is left is charged: the first, how many, from when to when, and each of them when asked. */
function PeriodDates({ days, quotas }: PeriodDatesProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const first = days.at(0)
  const last = days.at(-1)
  if (!first || !last) return <p className="period__dates">{t('pay.nothingLater')}</p>
  const when = { n: days.length, first: longDate(first.day, locale), last: longDate(last.day, locale) }
  return (
    <div className="period__dates">
      {quotas > 0 && <p>{t('family.quotas', { n: quotas })}</p>}
      <p>
        <FirstCharge days={days} />
      </p>
      <details>
        <summary>{t('compare.dates', when)}</summary>
        <ol>
          {days.map(({ day, total, lines }) => (
            <li key={day}>
              <span>{longDate(day, locale)}</span>{' '}
              <PriceSum of={longDate(day, locale)} amount={total} parts={partsOf(lines)} />
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

function partsOf(lines: ChargeDate['lines']) {
  return lines.map(({ name, price }) => ({ name, amount: price }))
}

interface PriceSumProps {
  /** What it is the sum of, in the reader's words. */
  of: string
  amount: number
  parts: readonly { readonly name: string; readonly amount: number }[]
}

/** An amount that opens the parts it is made of; one that has none opens nothing. */
function PriceSum({ of, amount, parts }: PriceSumProps) {
  if (parts.length === 0) return <span className="figures">{pesos(amount)}</span>
  const total = { text: of, result: pesos(amount), rule: null }
  return <Amount value={pesos(amount)} breakdown={breakdownOfSum(of, parts, total)} />
}
