import { Alert, Button } from 'antd'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate, useLocale } from '../../i18n.ts'
import { roundPoint, kilometres } from '../../components/map/place.ts'
import type { Measure } from '../../components/map/measure.ts'
import { RoutesList } from '../../components/map/routes-list.tsx'
import type { HubProblem } from '../../api/problem.ts'
import { formatCop } from '../../money.ts'
import type { Place } from '../../components/map/place.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { useRead } from '../api/use-read.ts'
import type { ChosenCalculation, Ride } from './calculation.ts'
import { NearBorder } from './near-border.tsx'
import type { StudentHome } from './student-home.ts'
import { feeName, directionOf } from './calculation.ts'
import { findFee } from './find-fee.ts'
import type { Fee } from './find-fee.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'

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

interface FeeResult {
  /** Null until the hub has answered, or when it could not. */
  readonly fee: Fee | null
  readonly problem: HubProblem | null
  readonly refetch: () => void
}

/** The fee of a measured calculation, in the price list of the year and of the student's grade. */
function useFee(
  { next_grade_id: next, grade_id: current }: StudentHome,
  calculation: ChosenCalculation,
  year: string,
): FeeResult {
  const { measure, modality } = calculation
  const grade = next ?? current
  const { answer, problem, refetch } = useRead(
    'GET /api/enrollment/pricelist/transport/grade/{grade}/type/{type}/year/{year}',
    {
      params: { grade: grade ?? '', type: modality === 'COMPLETO' ? 1 : 0, year },
      when: measure !== null && grade !== null,
    },
  )
  if (measure === null) return { fee: null, problem: null, refetch }
  if (grade === null || problem?.code === 'TRANSPORT_FEE_MISSING') {
    return { fee: { is: 'missing' }, problem: null, refetch }
  }
  const fee = answer === undefined ? null : findFee(answer, feeName(calculation, measure.band))
  return { fee, problem, refetch }
}

/** The fee with its name and type, and the home that it is for. */
function FeeFacts({ fee, ride, place }: { fee: Fee; ride: Ride; place: Place }) {
  const t = useTranslate()
  const rideText = t(`transport.ride.${directionOf(ride)}`)
  const stop = t(ride.busStop ? 'transport.ride.busStop' : 'transport.ride.door')
  return (
    <>
      {fee.is === 'missing' && <Alert type="error" showIcon message={t('transport.feeMissing')} />}
      {fee.is === 'unset' && <Alert type="warning" showIcon message={t('office.transportation.feeUnset')} />}
      <dl className="facts">
        {fee.is === 'fee' && (
          <>
            <dt>{t('office.transportation.value')}</dt>
            <dd className="figures calculator__value">${formatCop(fee.value)}</dd>
            <dt>{t('office.transportation.feeName')}</dt>
            <dd>{fee.name}</dd>
            <dt>{t('office.transportation.feeCode')}</dt>
            <dd>{fee.code}</dd>
          </>
        )}
        <dt>{t('office.transportation.feeType')}</dt>
        <dd>{t('office.transportation.need', { way: rideText, stop })}</dd>
        <dt>{t('transport.search.label')}</dt>
        <dd>{place.address}</dd>
        <dt>{t('office.transportation.coordinates')}</dt>
        <dd className="figures">
          {place.lat.toFixed(6)}, {place.lng.toFixed(6)}
        </dd>
      </dl>
    </>
  )
}

interface MeasuredActionsProps {
  readonly student: string
  readonly place: Place
  readonly calculation: Ride
  /** The average of the measured ways. */
  readonly metres: number
  readonly fee: Fee | null
  readonly year: string
  readonly currentYear: string
}

/** Adds the fee to the student's enrolment, or keeps the home. The hub measures and prices both again itself. */
function MeasuredActions(props: MeasuredActionsProps) {
  const t = useTranslate()
  const { fee, year, currentYear } = props
  const mayAdd = usePermission('POST /api/googleAPI/confirm')
  const mayKeep = usePermission('POST /api/transport/onlyone/student/update')
  const adding = useAddFee(props)
  const saving = useSaveHome(props)
  const isOffered = mayAdd && fee?.is === 'fee'
  return (
    <div className="calculator__acts">
      {isOffered && year === currentYear && (
        <Button type="primary" loading={adding.isActing} onClick={() => void adding.act()}>
          {t('office.transportation.add')}
        </Button>
      )}
      {mayKeep && (
        <Button loading={saving.isActing} onClick={() => void saving.act()}>
          {t('office.transportation.keepHome')}
        </Button>
      )}
      {isOffered && year !== currentYear && (
        <p className="calculator__hint">{t('office.transportation.otherYear', { year: currentYear })}</p>
      )}
    </div>
  )
}

function useAddFee({ student, place, calculation, year }: MeasuredActionsProps) {
  const t = useTranslate()
  const { modality, busStop } = calculation
  return useAction(
    'POST /api/googleAPI/confirm',
    () => ({
      body: {
        code: student,
        token: '',
        project: year,
        dir: place.address,
        modality,
        transport: { busStop, direction: directionOf(calculation), basis: 'measured' as const },
        fullDirectionObject: place,
        type: 'enrollment' as const,
      },
    }),
    { done: () => t('office.transportation.added') },
  )
}

function useSaveHome({ student, place, metres }: MeasuredActionsProps) {
  const t = useTranslate()
  const { locale } = useLocale()
  return useAction(
    'POST /api/transport/onlyone/student/update',
    () => ({
      body: {
        StuCode: student,
        LatGMC: place.lat,
        LngGMC: place.lng,
        DirGMC: place.address,
        DistanceKm: metres / 1000,
        DistanceMts: metres,
      },
    }),
    { done: ({ distance }) => t('office.transportation.kept', { km: kilometres(distance, locale) }) },
  )
}
