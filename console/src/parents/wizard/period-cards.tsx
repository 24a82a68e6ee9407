import { useId } from 'react'
import type { ReactNode } from 'react'
import type { CurrentSeason, Draft } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { dayBefore, longDate, monthName } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'

interface Props {
  season: CurrentSeason
  chosen: Draft['period']
  fixed: boolean
  onChoose: (period: Draft['period']) => void
}

/** The three periods with what each gives and until when; a closed one stays in sight with its date. */
export function PeriodCards({ season, chosen, fixed, onChoose }: Props) {
  const t = useTranslate()
  return (
    <fieldset className="initial__group">
      <legend className="initial__legend">{t('initial.choosePeriod')}</legend>
      <div className="initial__cards">
        {season.periods.map((offer) => (
          <PeriodCard
            key={offer.period}
            offer={offer}
            chosen={offer.period === chosen}
            fixed={fixed}
            onChoose={() => onChoose(offer.period)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface CardProps {
  offer: CurrentSeason['periods'][number]
  chosen: boolean
  fixed: boolean
  onChoose: () => void
}

function PeriodCard({ offer, chosen, fixed, onChoose }: CardProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { period, available, discount, until, months } = offer
  return (
    <Option
      group="period"
      name={t(`initial.period${period}`)}
      chosen={chosen}
      enabled={available && !fixed}
      onChoose={onChoose}
    >
      {discount > 0 && (
        <span className="option__gain">
          {t('initial.discount', { percent: formatPercent(discount, locale) })}
        </span>
      )}
      <span className="option__hint">{t(`initial.period${period}Hint`, monthsText(months, locale))}</span>
      {until && (
        <span className="option__date">
          {t(available ? 'initial.availableUntil' : 'initial.closedSince', {
            date: longDate(dayBefore(until), locale),
          })}
        </span>
      )}
    </Option>
  )
}

/** The months that are paid today; the third period pays none. */
function monthsText({ count, first, last }: CardProps['offer']['months'], locale: Locale) {
  return count === 0 ? {} : { n: count, first: monthName(first, locale), last: monthName(last, locale) }
}

interface OptionProps {
  group: string
  name: string
  chosen: boolean
  enabled: boolean
  onChoose: () => void
  /** What is gained, until when: read as the description of the choice. */
  children: ReactNode
}

/** A radio drawn as a card, the whole of it touchable. */
export function Option({ group, name, chosen, enabled, onChoose, children }: OptionProps) {
  const id = useId()
  return (
    <label
      className={`option ${chosen ? 'option--chosen' : ''} ${enabled ? '' : 'option--closed'}`}
      htmlFor={id}
    >
      <input
        id={id}
        type="radio"
        name={group}
        className="option__radio"
        checked={chosen}
        disabled={!enabled}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-more`}
      />
      <span className="option__text">
        <span id={`${id}-name`} className="option__name">
          {name}
        </span>
        <span id={`${id}-more`} className="option__more">
          {children}
        </span>
      </span>
    </label>
  )
}
