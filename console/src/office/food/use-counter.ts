import { useState } from 'react'
import { useTask } from '../api/use-action.ts'
import { useStudentCode } from '../form/use-student-code.ts'
import type { FoodService } from './food-service.ts'
import { serve } from './counter-requests.ts'
import type { CounterRequest, CounterResult } from './counter-requests.ts'

/** What was done at this counter since the page was opened; `at` also tells two of them apart. */
export interface PastResult {
  readonly at: string
  readonly result: CounterResult
}

export interface Counter extends ReturnType<typeof useStudentCode> {
  readonly service: FoodService
  readonly setService: (service: FoodService) => void
  readonly isActing: boolean
  readonly last: CounterResult | null
  readonly past: readonly PastResult[]
  readonly ask: (act: CounterRequest['act']) => Promise<void>
}

const MAX_PAST = 20

/** One student after the other: the service stays chosen, and the code field is ready again after each act. */
export function useCounter(): Counter {
  const student = useStudentCode()
  const { field, code, setCode, checkCode } = student
  const [service, setService] = useState<FoodService>(1)
  const [last, setLast] = useState<CounterResult | null>(null)
  const [past, setPast] = useState<readonly PastResult[]>([])
  const { act: run, isActing } = useTask(serve)

  async function ask(act: CounterRequest['act']): Promise<void> {
    if (isActing || !checkCode()) return
    const result = await run({ act, code, service })
    if (result === null) return
    setLast(result)
    if (act !== 'check') {
      setPast((before) => [{ at: new Date().toISOString(), result }, ...before].slice(0, MAX_PAST))
      if (result.is === 'done') setCode('')
    }
    field.current?.focus()
  }

  return { ...student, service, setService, isActing, last, past, ask }
}
