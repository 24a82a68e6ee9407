import { useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { useStudentCode } from '../form/use-student-code.ts'
import { checkGate } from './check-gate.ts'
import type { GateCheck } from './check-gate.ts'

const MAX_CHECKS = 12

/** One code after the other; the field is empty again as soon as a code has been seen. */
export function useGate() {
  const student = useStudentCode()
  const { field, code, setCode, checkCode } = student
  const [checks, setChecks] = useState<readonly GateCheck[]>([])
  const { act, isActing, problem } = useAction(checkGate, { report: 'quiet', shown: 'kept' })

  async function check(): Promise<void> {
    if (isActing || !checkCode()) return
    const result = await act(code)
    field.current?.focus()
    if (result === null) return
    setChecks((before) => [result, ...before].slice(0, MAX_CHECKS))
    // The next one may already stand in the field.
    setCode((now) => (now === result.code ? '' : now))
  }

  return { ...student, checks, isActing, problem, check }
}
