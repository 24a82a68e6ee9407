import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import type { Point } from '../../components/map/place.ts'
import { usePermission } from '../access/use-permission.ts'
import { useWhereabouts } from '../../components/map/use-whereabouts.ts'

interface Props {
  readonly codes: readonly string[]
  readonly at: Point
  readonly school: Point
  readonly onClose: () => void
}

/** Who lives in the place that was chosen, by school code, and what may be done with it. */
export function HomeCard({ codes, at, school, onClose }: Props) {
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
