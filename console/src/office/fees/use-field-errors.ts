import type { FormInstance } from 'antd'
import { useEffect } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { errorsByField } from './fee-form.ts'
import type { FeeValues } from './fee-form.ts'

/** Puts what the hub said of a field beside it. */
export function useFieldErrors(form: FormInstance<FeeValues>, problem: HubProblem | null): void {
  useEffect(() => {
    if (problem !== null) form.setFields(errorsByField(problem))
  }, [form, problem])
}
