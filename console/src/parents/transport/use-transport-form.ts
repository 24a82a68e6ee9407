import { useEffect, useReducer, useState } from 'react'
import type { Dispatch } from 'react'
import type { StepProps } from '../wizard/step-props.ts'
import { changeForm, firstForm, waysOf } from './transport-form.ts'
import type { FormEvent, TransportForm } from './transport-form.ts'
import { unconfirmedTransport } from './unconfirmed-transport.ts'

/** The form of the transport step; what was changed in it outlives the page. */
export function useTransportForm({
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
