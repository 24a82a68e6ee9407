import { Alert, Button } from 'antd'
import { useReducer } from 'react'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { HomeMap } from '../../components/map/home-map.tsx'
import { measureRoutes } from '../../components/map/measure.ts'
import type { Place } from '../../components/map/place.ts'
import { useNamedRoutes } from '../../components/map/use-named-routes.ts'
import { useAction } from '../api/use-action.ts'
import { isDark } from '../theme/preferences.ts'
import { usePreferences } from '../theme/use-preferences.ts'
import { changeCalculation, firstCalculation } from './calculation.ts'
import { MeasuredPanel } from './measured-panel.tsx'
import { PlaceFields } from './place-fields.tsx'
import { RideFields } from './ride-fields.tsx'
import type { StudentHome } from './student-home.ts'

interface Props {
  readonly student: StudentHome
  readonly year: string
  readonly season: CurrentSeason
}

/** One student's calculation: the ride, the home, the ways from it, and what they cost. */
export function Calculator({ student, year, season }: Props) {
  const t = useTranslate()
  const { preferences } = usePreferences()
  const [calculation, change] = useReducer(changeCalculation, firstCalculation(student, season))
  const { place, isPlaced, measure, modality } = calculation
  const routes = useNamedRoutes(measure)
  const measuring = useAction(
    async (at: Place) => change({ is: 'measured', at, measure: await measureRoutes(at) }),
    { report: 'quiet', shown: 'kept' },
  )
  const move = (to: Place) => change({ is: 'place', place: to })
  const heading = t('office.transportation.calculation', { student: student.student, name: student.name })
  return (
    <section className="panel calculator" aria-label={heading}>
      <h2>{heading}</h2>
      <div className="calculator__form">
        <RideFields ride={calculation} onRide={(ride) => change({ is: 'ride', ride })} />
        <PlaceFields place={place} onPlace={move} />
        {!isPlaced && <Alert type="info" showIcon message={t('office.transportation.placeFirst')} />}
        {modality === null && <Alert type="info" showIcon message={t('transport.modality.first')} />}
        <Button
          type="primary"
          disabled={!isPlaced || modality === null}
          loading={measuring.isActing}
          onClick={() => void measuring.act(place)}
        >
          {t('office.transportation.calculate')}
        </Button>
        {measuring.problem !== null && (
          <Alert
            type="error"
            showIcon
            message={measuring.problem.title || t('office.act.failed')}
            description={measuring.problem.detail || t('office.act.failedBody')}
          />
        )}
      </div>
      <div className="calculator__map">
        <HomeMap
          key={String(isDark(preferences))}
          names={{ map: t('office.transportation.map'), pin: t('office.transportation.pin') }}
          place={place}
          school={{ ...season.school.location, name: season.school.shortName }}
          tileUrl={season.map.tileUrl}
          locked={false}
          routes={routes}
          onPlace={(point) => move({ ...point, address: '' })}
        />
        <p className="calculator__hint">{t('office.transportation.mapHint')}</p>
      </div>
      {measure !== null && modality !== null && (
        <MeasuredPanel
          student={student}
          year={year}
          season={season}
          calculation={{ ...calculation, modality }}
          measure={measure}
        />
      )}
    </section>
  )
}
