import { memo, useState, useEffect, useRef } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import type { Point } from '../../components/map/place.ts'
import type { HomeMarker } from './index-homes.ts'
import { useWhereabouts } from '../../components/map/use-whereabouts.ts'
import { usePermission } from '../access/use-permission.ts'

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
                n: spot.homes,
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

interface HomeCardProps {
  readonly codes: readonly string[]
  readonly at: Point
  readonly school: Point
  readonly onClose: () => void
}

/** Who lives in the place that was chosen, by school code, and what may be done with it. */
export function HomeCard({ codes, at, school, onClose }: HomeCardProps) {
  const t = useTranslate()
  const whereabouts = useWhereabouts(school)
  const mayRead = usePermission('GET /api/enrollment/admin/students/{student}')
  const mayRoute = usePermission('POST /api/transport/onlyone/student/update')
  const heading = useRef<HTMLHeadingElement>(null)
  const named = codes.join(',')
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="home-card" aria-labelledby="home-card">
      <div className="home-card__head">
        <h2 id="home-card" ref={heading} tabIndex={-1}>
          {codes.length === 1
            ? t('office.homesMap.card', { code: named })
            : t('office.homesMap.cards', { n: codes.length })}
        </h2>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('office.homesMap.closeCard')}
          onClick={onClose}
        />
      </div>
      <p>{t('office.homesMap.where', whereabouts(at))}</p>
      <ul className="home-card__codes">
        {codes.map((code) => (
          <li key={code}>
            {mayRead ? (
              <Link to={`/enrollment/admin/students/${code}`}>
                {t('office.homesMap.openStudent', { code })}
              </Link>
            ) : (
              code
            )}
          </li>
        ))}
      </ul>
      {mayRoute && (
        <Link to={`/enrollment/admin/transportation?students=${named}`}>
          {t('office.homesMap.openRoute')}
        </Link>
      )}
    </section>
  )
}
