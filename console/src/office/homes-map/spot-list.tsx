import { memo, useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import type { Point } from '../../components/map/place.ts'
import type { HomeMarker } from './index-homes.ts'
import { useWhereabouts } from '../../components/map/use-whereabouts.ts'

/** Rows before the rest is asked for. */
const SHORT = 25

interface Props {
  readonly spots: readonly HomeMarker[]
  readonly school: Point
  /** The reader is at this one; null: at none any more. */
  readonly onPoint: (spot: HomeMarker | null) => void
  readonly onChoose: (spot: HomeMarker) => void
}

/** What the map shows, largest first: each row does what a click on the map does. */
export const SpotList = memo(function SpotList({ spots, school, onPoint, onChoose }: Props) {
  const t = useTranslate()
  const whereabouts = useWhereabouts(school)
  const [isWhole, setWhole] = useState(false)
  const sorted = spots.toSorted((one, other) => other.homes - one.homes || one.key.localeCompare(other.key))
  const shown = isWhole ? sorted : sorted.slice(0, SHORT)
  if (spots.length === 0) return <p className="homes__none">{t('office.homesMap.noneInView')}</p>
  return (
    <>
      <ul className="homes__list">
        {shown.map((spot) => (
          <li key={spot.key}>
            <button
              type="button"
              className="homes__spot"
              onClick={() => onChoose(spot)}
              onFocus={() => onPoint(spot)}
              onBlur={() => onPoint(null)}
              onPointerEnter={() => onPoint(spot)}
              onPointerLeave={() => onPoint(null)}
            >
              {t(`office.homesMap.${spot.is}`, {
                n: formatCount(spot.homes),
                code: spot.key,
                where: t('office.homesMap.where', whereabouts(spot.at)),
              })}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && (
        <button type="button" className="homes__more" onClick={() => setWhole(true)}>
          {t('office.homesMap.more', { n: sorted.length - shown.length })}
        </button>
      )}
    </>
  )
})
