import { Suspense, useEffect, useRef } from 'react'
import { usePlace } from '../navigation.tsx'
import type { Quote, QuoteRow } from '../../api/types.ts'
import { useTranslate, useLocale } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import type { DocumentsState } from '../documents/use-documents.ts'
import { ChunkLoading } from '../chunk-loading.tsx'
import { PayStep } from '../pay/pay-step.tsx'
import { InitialStep } from './initial-step.tsx'
import { activitiesStep, transportStep } from './chunks.ts'
import type { GuardNext, StepProps } from './step-props.ts'
import { STEPS } from './steps.ts'
import type { Step } from './steps.ts'
import { FeeTable } from '../../components/price/fee-table.tsx'
import { longDate, longMonth } from '../../dates.ts'
import { Alert } from '../../components/alert.tsx'

const TransportStep = transportStep.Page
const ActivitiesStep = activitiesStep.Page

interface Props {
  step: Step
  /** A new price is on its way. */
  busy: boolean
  documents: DocumentsState
  onStep: (step: Step) => void
  onQuote: (quote: Quote) => void
  onSessionEnd: () => void
  onPeriodClosed: () => void
  guardNext: GuardNext
  props: StepProps
}

/**
 * The panel of the current step, and only that one. Its title takes the focus when the step changes, and when another
 * page of ours led here.
 */
export function StepPanel({ step, guardNext, props, ...paying }: Props) {
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)
  const isLedHere = usePlace().way === 'push'
  const shown = useRef(isLedHere ? null : step)
  const name = t(`wizard.steps.${STEPS[step].name}`)

  useEffect(() => {
    document.title = `${name} · ${t('app.name')}`
    if (shown.current === step) return
    const isArrival = shown.current === null
    shown.current = step
    title.current?.focus({ preventScroll: true })
    if (isArrival) return
    // Phones: the student's card would fill the screen again at each step.
    const narrow = window.innerWidth < 900
    if (narrow) title.current?.closest('.wizard__columns')?.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [step, name, t])

  return (
    <section id="step" className="step" aria-labelledby="step-title">
      <h2 id="step-title" className="step__title" ref={title} tabIndex={-1}>
        {name}
      </h2>
      {/* Of its own for each step: a move to one that is not here shows at once that it is on its way. */}
      <Suspense key={step} fallback={<ChunkLoading blocks={[24, 240]} />}>
        {step === 0 && <InitialStep {...props} />}
        {step === 1 && <AnnualStep {...props} />}
        {step === 2 && <TransportStep {...props} guardNext={guardNext} />}
        {step === 3 && <MonthlyStep {...props} />}
        {step === 4 && <ActivitiesStep {...props} />}
        {step === 5 && <PayStep {...props} {...paying} />}
      </Suspense>
    </section>
  )
}

/** Step 1: what is paid once a year. */
function AnnualStep({ season, quote }: StepProps) {
  const t = useTranslate()
  if (!quote) return null
  return (
    <>
      <p>{t('tables.annualNote')}</p>
      <FeeTable caption={t('wizard.steps.annual')} total={t('tables.total')} rows={quote.annual} />
      <p className="fee-table__note">{t('tables.authorised', { tariff: season.authorisedTariff })}</p>
    </>
  )
}

/** Step 3: what is charged by month, and what of it is paid ahead. */
function MonthlyStep({ season, quote }: StepProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (!quote) return null
  const { monthlyNow } = quote.totals
  const later = quote.monthly.reduce((sum, row) => sum + row.later, 0)
  const fewer = fewerCharges(quote, season.monthly.count)
  const { first, last } = fewer ?? season.monthly
  const isCharged = quote.period === 3 && fewer === null
  const months = (from: string, to: string) => ({
    from: plainMonth(from, locale),
    to: plainMonth(to, locale),
  })
  return (
    <>
      <Alert kind="info" title={t('tables.monthlyNote', months(first, last))}>
        <p>{t(`tables.monthlyPeriod${quote.period}`, { now: pesos(monthlyNow), later: pesos(later) })}</p>
        {fewer && <FewerCharges fewer={fewer} months={months(season.monthly.first, season.monthly.last)} />}
        {isCharged && <p>{t('tables.monthCharged')}</p>}
      </Alert>
      <FeeTable
        caption={t('wizard.steps.monthly')}
        total={t(fewer ? 'tables.totalPrices' : 'tables.totalMonth')}
        rows={quote.monthly}
      />
      <p className="fee-table__note">{t('tables.authorised', { tariff: season.authorisedTariff })}</p>
    </>
  )
}

/** What is charged, where it is not the month's value of the table. */
function FewerCharges({ fewer, months }: { fewer: Charges; months: { from: string; to: string } }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { name, n, others } = fewer
  const charges = { name, n, amount: pesos(fewer.amount), date: longDate(fewer.first, locale) }
  return (
    <>
      <p>{t('tables.monthlyCharges', charges)}</p>
      {others && <p>{t('tables.monthlyOthers', months)}</p>}
      <p>{t('tables.monthPrices')}</p>
    </>
  )
}

interface Charges {
  name: string
  n: number
  amount: number
  first: string
  last: string
  /** Other services of the table are charged in every month. */
  others: boolean
}

/** The pension in fewer instalments than there are months: what is charged is not the month's value of the table. */
function fewerCharges({ period, monthly, charges }: Quote, months: number): Charges | null {
  if (period !== 3) return null
  const chargesOf = ({ code, name }: QuoteRow): Charges => {
    const own = charges
      .filter((charge) => charge.code === code)
      .toSorted((a, b) => a.shipDate.localeCompare(b.shipDate))
    const [first, last] = [own.at(0), own.at(-1)]
    return {
      name,
      n: own.length,
      amount: first?.price ?? 0,
      first: first?.shipDate ?? '',
      last: last?.shipDate ?? '',
      others: monthly.some((row) => row.code !== code && row.later > 0),
    }
  }
  return monthly.map(chargesOf).find(({ n }) => n > 0 && n < months) ?? null
}

// The school writes 'agosto 2025', without 'de'.
function plainMonth(day: string, locale: Parameters<typeof longMonth>[1]): string {
  return longMonth(day, locale).replace(' de ', ' ')
}
