import { useEffect, useRef, useState, useReducer } from 'react'
import type { Dispatch } from 'react'
import { useTranslate } from '../../i18n.ts'
import { measureRoutes } from '../../components/map/measure.ts'
import { useNamedRoutes } from '../../components/map/use-named-routes.ts'
import { RoutesList } from '../../components/map/routes-list.tsx'
import { useWhereabouts } from '../../components/map/use-whereabouts.ts'
import type { GuardNext, StepProps } from '../wizard/step-props.ts'
import { ConfirmAddress, OfferPanel } from './offer-panel.tsx'
import { FaultAlert } from './fault-alert.tsx'
import { HomePlace } from './home-place.tsx'
import { prefetchHomeChunks } from './home-chunks.ts'
import { RideChoice, WayChoice } from './choices.tsx'
import { addressOf, isSamePoint, changeForm, firstForm, waysOf } from './transport-form.ts'
import type { TransportForm, FormEvent } from './transport-form.ts'
import { offerOf } from './transport-offer.ts'
import type { Fee, Offer } from './transport-offer.ts'
import { useAsyncAction } from './use-async-action.ts'
import { unconfirmedTransport } from './unconfirmed-transport.ts'
import { hub } from '../../api/hub.ts'
import type { WizardStudent } from '../../api/types.ts'
import type { Place } from '../../components/map/place.ts'
import { Alert } from '../../components/alert.tsx'

interface Props extends Pick<StepProps, 'season' | 'student' | 'save' | 'reload'> {
  takeFocus: boolean
  guardNext: GuardNext
}

/** The choice, one question after the other: which fee, which ride, which home; then the price and its confirmation. */
export function ChooseTransport({ season, student, save, reload, takeFocus, guardNext }: Props) {
  const t = useTranslate()
  const [form, change] = useTransportForm({ student, season })
  const [asking, setAsking] = useState<Fee | null>(null)
  const [unfinished, setUnfinished] = useState<{ form: TransportForm; tries: number } | null>(null)
  const measuring = useAsyncAction()
  useEffect(prefetchHomeChunks, [])
  const confirming = useAsyncAction()
  const offerBox = useRef<HTMLDivElement>(null)
  const whereabouts = useWhereabouts(season.school.location)

  const routes = useNamedRoutes(form.measure)
  const offer = offerOf(student, form)
  const isOnFile = isSamePoint(form.place, student.transport.home)
  const known = isOnFile ? t('transport.place.onFile') : addressOf(form)
  const place = {
    ...form.place,
    address: known || t('transport.place.point', whereabouts(form.place)),
  }

  const calculate = () =>
    measuring.run(async () => {
      const at = form.place
      const measure = await measureRoutes(at)
      // The button that was pressed gives way to the fee.
      offerBox.current?.focus({ preventScroll: true })
      change({ is: 'measured', at, measure })
    })
  const confirm = (fee: Fee) =>
    confirming.run(async () => {
      await confirmTransport(student, place, fee)
      setAsking(null)
      await reload()
    })
  const goWithout = () => confirming.run(async () => void (await save({ transport: { is: 'none' } })))

  useEffect(() => {
    guardNext(() => {
      if (offer.is === 'choose-first') return true
      if (offer.is === 'without') {
        void save({ transport: { is: 'none' } })
        return true
      }
      if (offer.is === 'fee') setAsking(offer.fee)
      else setUnfinished((last) => ({ form, tries: (last?.tries ?? 0) + 1 }))
      return false
    })
    return () => guardNext(null)
  })

  return (
    <>
      <WayChoice
        student={student}
        way={form.way}
        takeFocus={takeFocus}
        onWay={(way) => change({ is: 'way', way })}
      />
      {form.way !== null && form.way !== 'none' && (
        <>
          <RideChoice student={student} form={form} offer={offer} onChange={change} />
          <HomePlace
            place={form.place}
            address={known}
            mode={form.addressMode}
            typed={form.typed}
            school={{ ...season.school.location, name: season.school.shortName }}
            tileUrl={season.map.tileUrl}
            routes={routes}
            onMode={(mode) => change({ is: 'address-mode', mode })}
            onType={(typed) => change({ is: 'typed', text: typed })}
            onPlace={(at) => change({ is: 'place', place: at })}
          />
        </>
      )}
      {form.way === 'measured' && form.measure && offer.is !== 'unchosen' && (
        <RoutesList measure={form.measure} bands={season.transportBands} />
      )}
      {measuring.fault !== null && <FaultAlert fault={measuring.fault} phone={season.school.phone} />}
      <div ref={offerBox} tabIndex={-1} className="transport__focus">
        <OfferPanel
          offer={offer}
          required={student.transport.required}
          measuring={measuring.busy}
          confirming={confirming.busy}
          onMarker={() => change({ is: 'to-marker' })}
          onCalculate={calculate}
          onConfirm={setAsking}
          onWithout={goWithout}
        />
      </div>
      {unfinished?.form === form && offer.is !== 'fee' && (
        <UnfinishedAlert key={unfinished.tries} what={offer.is} />
      )}
      {asking && (
        <ConfirmAddress
          fee={asking}
          address={place.address}
          where={known === '' ? null : t('transport.place.at', whereabouts(form.place))}
          busy={confirming.busy}
          fault={
            confirming.fault !== null && <FaultAlert fault={confirming.fault} phone={season.school.phone} />
          }
          onConfirm={() => confirm(asking)}
          onClose={() => {
            confirming.forget()
            setAsking(null)
          }}
        />
      )}
    </>
  )
}

/** The form of the transport step; what was changed in it outlives the page. */
function useTransportForm({
  student,
  season,
}: Pick<StepProps, 'student' | 'season'>): [TransportForm, Dispatch<FormEvent>] {
  const [first] = useState(() => storedForm(student) ?? firstForm(student, season))
  const [form, change] = useReducer(changeForm, first)
  useEffect(() => {
    if (form !== first) unconfirmedTransport.store(student.code, form)
  }, [student.code, form, first])
  return [form, change]
}

/** null where the way that was chosen is not offered any more. */
function storedForm(student: StepProps['student']): TransportForm | null {
  const stored = unconfirmedTransport.read(student.code)
  return stored !== null && waysOf(student).some((way) => way === stored.way) ? stored : null
}

/**
 * Asks the hub to confirm a fee for a home. The hub measures and prices it again and puts the choice into the draft,
 * which is then to be read again. 422 TRANSPORT_FEE_MISSING when the price list lacks it.
 */
async function confirmTransport(student: WizardStudent, place: Place, fee: Fee): Promise<void> {
  await hub.post('/api/googleAPI/confirm', {
    code: student.code,
    token: '',
    project: student.project,
    dir: place.address,
    modality: fee.modality,
    transport: { busStop: fee.busStop, direction: fee.direction, basis: fee.basis },
    fullDirectionObject: place,
    type: 'enrollment',
  })
}

/** What is missing before the wizard goes on; it comes into sight as it appears. */
function UnfinishedAlert({ what }: { what: Exclude<Offer['is'], 'fee'> }) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box}>
      <Alert kind="error" title={t('transport.unfinished.title')}>
        <p>{t(`transport.unfinished.${what}`)}</p>
      </Alert>
    </div>
  )
}
