import type { FeeChange } from '../../../src/modules/enrollment/change-prices.ts'
import type { ImpactSum } from '../../../src/modules/enrollment/sum-impact.ts'
import type { DatabaseKind } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

export interface ImpactBody extends ImpactSum, ProblemBody {
  readonly grade: number
  readonly grade_name: string
  readonly changes: readonly { readonly code: string; readonly charged_by: string }[]
  readonly assumes: readonly string[]
}

export const second = 105
export const eighth = 111

export const pension = (value: number): FeeChange => ({
  does: 'edit',
  code: 'CM-0001-1',
  type: 'MENSUAL',
  value,
})
export const right = (value: number): FeeChange => ({ does: 'edit', code: 'CA-0001', type: 'ANUAL', value })
export const eco = (does: FeeChange['does'], value: number, code = 'ECO-02'): FeeChange => ({
  does,
  code,
  type: 'ECO',
  value,
})

export const preview = (office: Visitor, grade: number, ...changes: readonly object[]) =>
  office.post<ImpactBody>('/api/enrollment/admin/fees/impact', { grade, changes })

export async function finance(database?: DatabaseKind) {
  const hub = await runHub(database === undefined ? {} : { database })
  return { hub, app: hub.hub.app, office: await signInStaff(hub, 'finance') }
}

/** Whom a change can reach: neither who has paid, nor whom nobody lets enrol. */
export const reachedBy = ({ students, settled, not_enabled: away }: ImpactSum) => students - settled - away

export const rowOf = ({ rows }: ImpactSum, code: string) => rows.find(({ student }) => student === code)
