import { Button } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { kilometres } from '../../components/map/place.ts'
import type { Place } from '../../components/map/place.ts'
import { usePermission } from '../access/use-permission.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { directionOf } from './calculation.ts'
import type { Ride } from './calculation.ts'
import type { Fee } from './find-fee.ts'

interface Props {
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
export function MeasuredActions(props: Props) {
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
        <Button type="primary" loading={adding.isActing} onClick={() => void adding.act(undefined)}>
          {t('office.transportation.add')}
        </Button>
      )}
      {mayKeep && (
        <Button loading={saving.isActing} onClick={() => void saving.act(undefined)}>
          {t('office.transportation.keepHome')}
        </Button>
      )}
      {isOffered && year !== currentYear && (
        <p className="calculator__hint">{t('office.transportation.otherYear', { year: currentYear })}</p>
      )}
    </div>
  )
}

function useAddFee({ student, place, calculation, year }: Props) {
  const t = useTranslate()
  const { modality, busStop } = calculation
  return useAction(
    () =>
      perform('POST /api/googleAPI/confirm', {
        code: student,
        token: '',
        project: year,
        dir: place.address,
        modality,
        transport: { busStop, direction: directionOf(calculation), basis: 'measured' },
        fullDirectionObject: place,
        type: 'enrollment',
      }),
    { done: () => t('office.transportation.added') },
  )
}

function useSaveHome({ student, place, metres }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  return useAction(
    () =>
      perform('POST /api/transport/onlyone/student/update', {
        StuCode: student,
        LatGMC: place.lat,
        LngGMC: place.lng,
        DirGMC: place.address,
        DistanceKm: metres / 1000,
        DistanceMts: metres,
      }),
    { done: ({ distance }) => t('office.transportation.kept', { km: kilometres(distance, locale) }) },
  )
}
