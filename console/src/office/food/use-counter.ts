import { useState } from 'react'
import { useAct } from '../api/use-act.ts'
import { useStudentCode } from '../form/use-student-code.ts'
import type { FoodService } from './food-service.ts'
import { serve } from './serve.ts'
import type { Asked, Served } from './serve.ts'

/** What was done at this counter since the page was opened; `at` also tells two of them apart. */
export interface Past {
  readonly at: string
  readonly served: Served
}

export interface Counter extends ReturnType<typeof useStudentCode> {
  readonly service: FoodService
  readonly setService: (service: FoodService) => void
  readonly isActing: boolean
  readonly last: Served | null
  readonly past: readonly Past[]
  readonly ask: (act: Asked['act']) => Promise<void>
}

const MOST = 20

/** One student after the other: the service stays chosen, and the code field is ready again after each act. */
export function useCounter(): Counter {
  const student = useStudentCode()
  const { field, code, setCode, checkCode } = student
  const [service, setService] = useState<FoodService>(1)
  const [last, setLast] = useState<Served | null>(null)
  const [past, setPast] = useState<readonly Past[]>([])
  const { act: run, isActing } = useAct(serve, { report: 'quiet', shown: 'kept' })

  async function ask(act: Asked['act']): Promise<void> {
    if (isActing || !checkCode()) return
    const served = await run({ act, code, service })
    if (served === null) return
    setLast(served)
    if (act !== 'look') {
      setPast((before) => [{ at: new Date().toISOString(), served }, ...before].slice(0, MOST))
      if (served.is === 'done') setCode('')
    }
    field.current?.focus()
  }

  return { ...student, service, setService, isActing, last, past, ask }
}
