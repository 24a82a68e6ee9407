import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { roundPoint } from '../../components/map/place.ts'
import type { Measure } from '../../components/map/measure.ts'
import { RoutesList } from '../../components/map/routes-list.tsx'
import { ProblemPanel } from '../list/problem-panel.tsx'
import type { ChosenCalculation } from './calculation.ts'
import { FeeFacts } from './fee-facts.tsx'
import { MeasuredActions } from './measured-actions.tsx'
import { NearBorder } from './near-border.tsx'
import type { StudentHome } from './student-home.ts'
import { useFee } from './use-fee.ts'

interface Props {
  readonly student: StudentHome
  readonly year: string
  readonly season: CurrentSeason
  readonly calculation: ChosenCalculation
  readonly measure: Measure
}

/** What was measured, what it costs, and what may be done with it. */
export function MeasuredPanel({ student, year, season, calculation, measure }: Props) {
  const t = useTranslate()
  const { fee, problem, refetch } = useFee(student, calculation, year)
  const { lat, lng, address } = calculation.place
  const point = roundPoint({ lat, lng })
  const place = { lat, lng, address: address || measure.address || t('transport.place.point', point) }
  return (
    <div className="calculator__result">
      <div>
        <RoutesList measure={measure} bands={season.transportBands} />
        {measure.isNearBorder && (
          <p className="calculator__border">
            <NearBorder /> {t('office.transportation.nearBorderBody')}
          </p>
        )}
      </div>
      <div aria-live="polite">
        <h3>{t('office.transportation.fee')}</h3>
        {problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
        {fee !== null && <FeeFacts fee={fee} ride={calculation} place={place} />}
      </div>
      <MeasuredActions
        student={student.student}
        place={place}
        calculation={calculation}
        metres={measure.average.value}
        fee={fee}
        year={year}
        currentYear={season.project}
      />
    </div>
  )
}
