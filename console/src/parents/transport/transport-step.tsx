import { useState } from 'react'
import type { Draft } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { FixedNotice } from '../wizard/fixed-notice.tsx'
import { isFixed } from '../wizard/is-fixed.ts'
import type { GuardNext, StepProps } from '../wizard/step-props.ts'
import { ChooseTransport } from './choose-transport.tsx'
import { ChosenTransport } from './chosen-transport.tsx'
import { unconfirmedTransport } from './unconfirmed-transport.ts'
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
