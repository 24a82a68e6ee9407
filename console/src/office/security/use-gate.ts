import { useState } from 'react'
import { useAct } from '../api/use-act.ts'
import { useStudentCode } from '../form/use-student-code.ts'
import { lookAtGate } from './look-at-gate.ts'
import type { Sight } from './look-at-gate.ts'

const MOST = 12

/** One code after the other; the field is empty again as soon as a code has been seen. */
export function useGate() {
  const student = useStudentCode()
  const { field, code, setCode, checkCode } = student
  const [sights, setSights] = useState<readonly Sight[]>([])
  const { act, isActing, problem } = useAct(lookAtGate, { telling: 'quiet', shown: 'kept' })

  async function look(): Promise<void> {
    if (isActing || !checkCode()) return
    const sight = await act(code)
    field.current?.focus()
    if (sight === null) return
    setSights((before) => [sight, ...before].slice(0, MOST))
    // The next one may already stand in the field.
    setCode((now) => (now === sight.code ? '' : now))
  }

  return { ...student, sights, isActing, problem, look }
}
