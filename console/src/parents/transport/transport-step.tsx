import { useState } from 'react'
import type { Draft, QuoteRow, TransportChoice } from '../../api/types.ts'
import { useTranslate, useLocale } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { FixedNotice } from '../wizard/fixed-notice.tsx'
import { isFixed } from '../wizard/is-fixed.ts'
import type { GuardNext, StepProps } from '../wizard/step-props.ts'
import { ChooseTransport } from './choose-transport.tsx'
import { unconfirmedTransport } from './unconfirmed-transport.ts'
import { Money } from '../../components/money.tsx'
import { Amount } from '../../components/price/amount.tsx'
import { breakdownOfRow } from '../../components/price/breakdown.ts'
import type { Point } from '../../components/map/place.ts'
import { useFocusOnMount } from '../use-focus-on-mount.ts'
import { useWhereabouts } from '../../components/map/use-whereabouts.ts'
import './transport.css'

/** Step 2: how the student comes and goes, from where, and for how much. */
export function TransportStep(props: StepProps & { guardNext: GuardNext }) {
  const { season, student, draft, quote } = props
  const choice = draft.transport
  // What follows an act takes the focus; opening the step does not move it.
  const [isTouched, setTouched] = useState(false)
  // What was decided stands until something else is.
  const [isChanging, setChanging] = useState(false)
  const isOpen = isChanging && !isFixed(student)
  const change = () => {
    setTouched(true)
    setChanging(true)
  }
  const settle = () => {
    setTouched(true)
    setChanging(false)
    if (isChanging) unconfirmedTransport.forget()
  }
  const save = (choices: Partial<Draft>) => {
    settle()
    return props.save(choices)
  }
  const readAgain = () => {
    settle()
    return props.reload()
  }
  return (
    <div className="transport">
      <FixedNotice student={student} />
      {choice.is === 'undecided' && <Need student={student} />}
      {isOpen && <StillChosen onKeep={settle} />}
      {choice.is === 'undecided' || isOpen ? (
        <ChooseTransport
          season={season}
          student={student}
          save={save}
          reload={readAgain}
          takeFocus={isTouched}
          guardNext={props.guardNext}
        />
      ) : (
        <ChosenTransport
          choice={choice}
          row={quote?.transport[0] ?? null}
          school={season.school.location}
          fixed={isFixed(student)}
          takeFocus={isTouched}
          onChange={change}
        />
      )}
    </div>
  )
}

function StillChosen({ onKeep }: { onKeep: () => void }) {
  const t = useTranslate()
  return (
    <Alert
      kind="info"
      title={t('transport.chosen.stands')}
      actions={
        <Button variant="secondary" onClick={onKeep}>
          {t('transport.chosen.keep')}
        </Button>
      }
    />
  )
}

/** What the student's record asks for. */
function Need({ student }: Pick<StepProps, 'student'>) {
  const t = useTranslate()
  const { required, modality, busStop, flagged } = student.transport
  if (!required) return <p>{t('transport.need.none')}</p>
  const name = student.firstNames
  const stop = t(busStop ? 'transport.ride.busStop' : 'transport.ride.door')
  const title =
    modality === null
      ? t('transport.need.unclear', { name })
      : t('transport.need.required', {
          name,
          modality: t(`transport.modality.${modality}`).toLowerCase(),
          stop,
        })
  return (
    <Alert kind="info" title={title}>
      <p>{t(flagged ? 'transport.need.flagged' : 'transport.need.confirm')}</p>
    </Alert>
  )
}

type DecidedTransport = Exclude<TransportChoice, { is: 'undecided' }>

interface Props {
  choice: DecidedTransport
  /** Its price with the breakdown, once the hub has answered. */
  row: QuoteRow | null
  /** An order exists: nothing can be changed any more (console-3). */
  fixed: boolean
  school: Point
  takeFocus: boolean
  onChange: () => void
}

/** What was confirmed, with the way back while no order exists. */
function ChosenTransport({ choice, row, fixed, school, takeFocus, onChange }: Props) {
  const t = useTranslate()
  const heading = useFocusOnMount<HTMLHeadingElement>(takeFocus)
  return (
    <section className="chosen">
      <h3 ref={heading} tabIndex={-1} className="chosen__title">
        {t(choice.is === 'none' ? 'transport.chosen.none' : 'transport.chosen.title')}
      </h3>
      {choice.is === 'chosen' && <Facts choice={choice} row={row} school={school} />}
      {choice.is === 'none' && <p>{t('transport.chosen.noneBody')}</p>}
      <div className="chosen__acts">
        <Button disabled>{t('transport.chosen.confirmed')}</Button>
        {!fixed && (
          <Button variant="quiet" className="chosen__change" onClick={onChange}>
            {t('transport.chosen.change')}
          </Button>
        )}
      </div>
      {fixed && <p className="transport__hint">{t('transport.chosen.fixed')}</p>}
    </section>
  )
}

/** What the chosen period makes of the month's price. */
function PaidParts({ row: { now, later } }: { row: QuoteRow }) {
  const t = useTranslate()
  const key = now === 0 ? 'later' : later === 0 ? 'now' : 'both'
  return (
    <span className="chosen__parts">
      {t(`transport.chosen.pays-${key}`, { now: pesos(now), later: pesos(later) })}
    </span>
  )
}

interface Chosen extends Pick<Props, 'row' | 'school'> {
  choice: Extract<DecidedTransport, { is: 'chosen' }>
}

function Facts({ choice, row, school }: Chosen) {
  const t = useTranslate()
  const whereabouts = useWhereabouts(school)
  const { locale } = useLocale()
  return (
    <>
      <dl className="facts">
        <dt>{t('transport.dialog.fee')}</dt>
        <dd>{choice.name}</dd>
        <dt>{t('transport.dialog.ride')}</dt>
        <dd>{t(`transport.ride.${choice.direction}`)}</dd>
        <dt>{t('transport.dialog.price')}</dt>
        <dd>
          {row?.resolution === choice.price ? (
            <Amount value={pesos(choice.price)} breakdown={breakdownOfRow(row, t, locale)} />
          ) : (
            <Money amount={choice.price} />
          )}{' '}
          {t('transport.monthly')}
          {row && <PaidParts row={row} />}
        </dd>
        <dt>{t('transport.place.title')}</dt>
        <dd>
          {choice.place.address
            ? t('transport.place.near', { address: choice.place.address })
            : t('transport.place.point', whereabouts(choice.place))}
        </dd>
      </dl>
      <p className="transport__hint">{t('transport.place.masked')}</p>
      {choice.basis !== 'measured' && (
        <p className="transport__hint">{t(`transport.basis.${choice.basis}`)}</p>
      )}
    </>
  )
}
