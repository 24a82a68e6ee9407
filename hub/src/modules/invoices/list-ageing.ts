import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { fold } from '../../../api/fold.ts'
import { sum } from '../../shared/money.ts'
import { isStudentPartner, studentCodeOf } from '../../shared/partner-code.ts'
import { findByCodes } from '../students/index.ts'
import { agedDebts, ageingBuckets, type PartnerDebt } from './ageing.ts'
import type { Receivables } from './keep-receivables.ts'

export interface ListedDebt extends PartnerDebt {
  /** Null for a partner that is no student. */
  readonly student: string | null
  readonly name: string
  /** Empty where the roster does not have the student. */
  readonly grade: string
}

const texts = ['name', 'student', 'oldest'] as const
const amounts = ['total', ...ageingBuckets, 'surcharge'] as const
export type AgeingSort = (typeof texts)[number] | (typeof amounts)[number]

export const ageingSorts: readonly AgeingSort[] = [...texts, ...amounts]

export interface AgeingQuery {
  readonly day: LocalDate
  /** Words of the name or of the code. */
  readonly search: string
  readonly sort: SortOrder<AgeingSort>
  readonly page: PageQuery
}

/** Who owes what and for how long, as accounting has it, with the names of the roster. */
export async function listAgeing(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  { at, owed }: Receivables,
  { day, search, sort, page: { offset, limit } }: AgeingQuery,
): Promise<Paged<ListedDebt>> {
  const debts = await named(app, agedDebts(owed, day, app.config.seasons.parents.parent))
  const words = fold(search).split(' ')
  const found = debts.filter((debt) => {
    const searched = fold(`${debt.name} ${debt.student ?? debt.partnerCode}`)
    return words.every((word) => searched.includes(word))
  })
  return {
    items: found.toSorted(orderOf(sort)).slice(offset, offset + limit),
    total: found.length,
    age: Math.max(0, Math.floor((app.clock.now().getTime() - at.getTime()) / 1000)),
    amount: sum(found.map(({ total }) => total)),
  }
}

async function named(
  { database }: Pick<AppContext, 'database'>,
  debts: readonly PartnerDebt[],
): Promise<readonly ListedDebt[]> {
  const codeOf = ({ partnerCode }: PartnerDebt) =>
    isStudentPartner(partnerCode) ? studentCodeOf(partnerCode) : null
  const students = await findByCodes(
    database,
    debts.map(codeOf).filter((code) => code !== null),
  )
  const byCode = new Map(students.map((student) => [student.code, student]))
  return debts.map((debt) => {
    const code = codeOf(debt)
    const student = byCode.get(code ?? '')
    return {
      ...debt,
      student: code,
      name: student === undefined ? debt.partnerName : `${student.firstNames} ${student.lastNames}`,
      grade: student?.grade?.name ?? '',
    }
  })
}

/** Those of the same amount by their partner, so that the pages stay. */
function orderOf({ by, direction }: SortOrder<AgeingSort>): (one: ListedDebt, other: ListedDebt) => number {
  const turn = direction === 'desc' ? -1 : 1
  return (one, other) =>
    turn * compared(one[by] ?? '', other[by] ?? '') || compared(one.partnerCode, other.partnerCode)
}

const inSpanish = new Intl.Collator('es')

function compared(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return inSpanish.compare(String(one), String(other))
}
