import { useRef, useState } from 'react'
import { CODE_LENGTH } from '../../parts/student-code.ts'
import { useAct } from '../api/use-act.ts'
import { lookAtGate } from './look-at-gate.ts'
import type { Sight } from './look-at-gate.ts'

const MOST = 12

/** One code after the other; the field is empty again as soon as a code has been seen. */
export function useGate() {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [sights, setSights] = useState<readonly Sight[]>([])
  const { act, isActing, problem } = useAct(lookAtGate, { telling: 'quiet', shown: 'kept' })
  const isReady = code.length === CODE_LENGTH && !isActing

  async function look(): Promise<void> {
    if (!isReady) return
    const sight = await act(code)
    field.current?.focus()
    if (sight === null) return
    setSights((before) => [sight, ...before].slice(0, MOST))
    // The next one may already stand in the field.
    setCode((now) => (now === sight.code ? '' : now))
  }

  return { field, code, setCode, sights, isReady, isActing, problem, look }
}
