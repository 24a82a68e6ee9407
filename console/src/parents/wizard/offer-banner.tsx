import type { ReactNode } from 'react'
import type { CurrentSeason } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { dayBefore, longDate } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'
import './wizard-header.css'

interface Props {
  season: CurrentSeason
  /** What else is reached from here. */
  more: ReactNode
}

/** What is offered until when. */
export function OfferBanner({ season, more }: Props) {
  return (
    <div className="wizard-header__offer">
      <div className="wizard-header__row">
        <p>
          <Offer season={season} />
        </p>
        {more}
      </div>
    </div>
  )
}

function Offer({ season }: { season: CurrentSeason }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const year = season.periods.find(({ period }) => period === 1)
  if (!year?.available || !year.until) return t('wizard.noOffer')
  return t('wizard.offer', {
    percent: formatPercent(year.discount, locale),
    date: longDate(dayBefore(year.until), locale),
  })
}
