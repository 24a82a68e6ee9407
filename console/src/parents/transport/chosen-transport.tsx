import type { QuoteRow, TransportChoice } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Money } from '../../components/money.tsx'
import { Amount } from '../../components/price/amount.tsx'
import { pesos, breakdownOfRow } from '../../components/price/breakdown.ts'
import type { Point } from '../../components/map/place.ts'
import { useFocusOnMount } from '../use-focus-on-mount.ts'
import { useWhereabouts } from '../../components/map/use-whereabouts.ts'

type DecidedTransport = Exclude<TransportChoice, { is: 'undecided' }>

interface Props {
  choice: DecidedTransport
  /** Its price with the breakdown, once the hub has answered. */
  row: QuoteRow | null
  /** An order exists: nothing can be changed any more (console-3). */
  fixed: boolean
  school: Point
  takeFocus: boolean
  onChange: () => void
}

/** What was confirmed, with the way back while no order exists. */
export function ChosenTransport({ choice, row, fixed, school, takeFocus, onChange }: Props) {
  const t = useTranslate()
  const heading = useFocusOnMount<HTMLHeadingElement>(takeFocus)
  return (
    <section className="chosen">
      <h3 ref={heading} tabIndex={-1} className="chosen__title">
        {t(choice.is === 'none' ? 'transport.chosen.none' : 'transport.chosen.title')}
      </h3>
      {choice.is === 'chosen' && <Facts choice={choice} row={row} school={school} />}
      {choice.is === 'none' && <p>{t('transport.chosen.noneBody')}</p>}
      <div className="chosen__acts">
        <Button disabled>{t('transport.chosen.confirmed')}</Button>
        {!fixed && (
          <Button variant="quiet" className="chosen__change" onClick={onChange}>
            {t('transport.chosen.change')}
          </Button>
        )}
      </div>
      {fixed && <p className="transport__hint">{t('transport.chosen.fixed')}</p>}
    </section>
  )
}

/** What the chosen period makes of the month's price. */
function PaidParts({ row: { now, later } }: { row: QuoteRow }) {
  const t = useTranslate()
  const key = now === 0 ? 'later' : later === 0 ? 'now' : 'both'
  return (
    <span className="chosen__parts">
      {t(`transport.chosen.pays-${key}`, { now: pesos(now), later: pesos(later) })}
    </span>
  )
}

interface Chosen extends Pick<Props, 'row' | 'school'> {
  choice: Extract<DecidedTransport, { is: 'chosen' }>
}

function Facts({ choice, row, school }: Chosen) {
  const t = useTranslate()
  const whereabouts = useWhereabouts(school)
  const { locale } = useLocale()
  return (
    <>
      <dl className="facts">
        <dt>{t('transport.dialog.fee')}</dt>
        <dd>{choice.name}</dd>
        <dt>{t('transport.dialog.ride')}</dt>
        <dd>{t(`transport.ride.${choice.direction}`)}</dd>
        <dt>{t('transport.dialog.price')}</dt>
        <dd>
          {row?.resolution === choice.price ? (
            <Amount value={pesos(choice.price)} breakdown={breakdownOfRow(row, t, locale)} />
          ) : (
            <Money amount={choice.price} />
          )}{' '}
          {t('transport.monthly')}
          {row && <PaidParts row={row} />}
        </dd>
        <dt>{t('transport.place.title')}</dt>
        <dd>
          {choice.place.address
            ? t('transport.place.near', { address: choice.place.address })
            : t('transport.place.point', whereabouts(choice.place))}
        </dd>
      </dl>
      <p className="transport__hint">{t('transport.place.masked')}</p>
      {choice.basis !== 'measured' && (
        <p className="transport__hint">{t(`transport.basis.${choice.basis}`)}</p>
      )}
    </>
  )
}
