import { useState } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import type { ResponseOf } from '../api/call.ts'
import { useKept, useRead } from '../api/use-read.ts'

export type OrderDrawer = ResponseOf<'GET /api/enrollment/admin/orders/{student}'>
export type ServiceKey = OrderDrawer['services'][number]['service']

export interface AdminOrderState {
  /** As the hub priced it last; kept on the screen while it prices anew. */
  readonly drawer: OrderDrawer | undefined
  readonly chosen: readonly ServiceKey[]
  /** Whether `drawer` is the price of what is chosen. */
  readonly isPriced: boolean
  readonly problem: HubProblem | null
  readonly refetch: () => void
  readonly choose: (service: ServiceKey, checked: boolean) => void
}

interface ServiceSelection {
  readonly student: string | null
  readonly services: readonly ServiceKey[]
}

/** A student's order, priced by the hub each time that the chosen services change. */
export function useAdminOrder(student: string | null): AdminOrderState {
  const [selection, setSelection] = useState<ServiceSelection>({ student: null, services: [] })
  const selected = student !== null && selection.student === student ? selection.services : null
  const reading = useRead('GET /api/enrollment/admin/orders/{student}', {
    params: { student: student ?? '' },
    query: { services: selected?.join(',') },
    when: student !== null && selected?.length !== 0,
    follows: 'dashboard',
    isOver: ({ state }) => state !== 'sending',
  })
  const last = useKept(reading.answer)
  const drawer = last?.student.code === student?.toUpperCase() ? last : undefined
  const chosen = selected ?? servicesIn(drawer)
  return {
    drawer,
    chosen,
    isPriced: reading.answer !== undefined && selected?.length !== 0,
    problem: selected?.length === 0 ? null : reading.problem,
    refetch: reading.refetch,
    choose(service, checked) {
      const others = chosen.filter((one) => one !== service)
      setSelection({ student, services: checked ? [...others, service] : others })
    },
  }
}

function servicesIn(drawer: OrderDrawer | undefined): readonly ServiceKey[] {
  return (drawer?.services ?? []).filter(({ selected }) => selected).map(({ service }) => service)
}
