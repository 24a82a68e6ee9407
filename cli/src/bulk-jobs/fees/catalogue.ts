import { everyRow, unwrap, largestPage, unwrapPage } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { memoize } from '../memoize.ts'
import { fold } from '../read-cells.ts'
import type { Fee } from './fee.ts'

export interface Grade {
  readonly id: number
  readonly name: string
}

/** The catalogue in force, each grade's part asked for once, when it is needed first. */
export interface Catalogue {
  readonly grades: () => Promise<readonly Grade[]>
  /** The grade's fees by code. */
  readonly feesOf: (grade: Grade) => Promise<ReadonlyMap<string, Fee>>
}

export function openCatalogue(hub: Hub): Catalogue {
  const fees = new Map<number, () => Promise<ReadonlyMap<string, Fee>>>()
  return {
    grades: memoize(() => readGrades(hub)),
    feesOf({ id }) {
      const ask = fees.get(id) ?? memoize(() => readFees(hub, id))
      fees.set(id, ask)
      return ask()
    },
  }
}

export async function readGrades({ api }: Pick<Hub, 'api'>): Promise<readonly Grade[]> {
  const grades = await unwrap(api.GET('/api/enrollment/admin/grades'))
  return grades.map(({ id_grade: id, grade_enrollment: name }) => ({ id, name }))
}

/** The grade that a person means by its id, or its name or key in any case; null when there is none. */
export function gradeMeant(grades: readonly Grade[], written: string): Grade | null {
  const word = fold(written)
  return grades.find(({ id, name }) => word === String(id) || word === fold(name)) ?? null
}

async function readFees({ api }: Pick<Hub, 'api'>, grade: number): Promise<ReadonlyMap<string, Fee>> {
  const fees = new Map<string, Fee>()
  const page = (number: number) =>
    ({ sort: 'code', 'page[number]': number, 'page[size]': largestPage }) as const
  const rows = everyRow((number) =>
    unwrapPage(
      api.GET('/api/enrollment/admin/fees/{grade}', { params: { path: { grade }, query: page(number) } }),
    ),
  )
  for await (const fee of rows) fees.set(fee.code, fee)
  return fees
}
