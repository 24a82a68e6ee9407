import { rowsAddress } from '../list/rows-address.ts'
import type { Day } from './row.ts'

export type OutflowRow = Day['outflows'][number]

/** Whether finance still has to look at it; the hub counts the same. */
export function isOpenOutflow({ verdict }: OutflowRow): boolean {
  return verdict !== 'agrees' && verdict !== 'unknown'
}

/** Where what is to do is done: its words stand in the texts as `office.reconciliation.way-to.<name>`. */
export interface WayTo {
  readonly name: 'refund' | 'exception' | 'dispute' | 'payment' | 'delivery'
  readonly to: string
  readonly needs:
    | 'GET /api/refunds'
    | 'GET /api/payments/exceptions'
    | 'GET /api/disputes'
    | 'GET /api/outbox'
    | 'GET /api/payments'
}

type Leads = (row: OutflowRow) => WayTo

const toRefund: Leads = ({ reference }) => ({
  name: 'refund',
  to: rowsAddress('/enrollment/admin/refunds', { search: reference }),
  needs: 'GET /api/refunds',
})

const toException: Leads = ({ reference }) => ({
  name: 'exception',
  to: rowsAddress('/enrollment/admin/exceptions', { state: 'open', search: reference }),
  needs: 'GET /api/payments/exceptions',
})

const toDispute: Leads = ({ proof }) => ({
  name: 'dispute',
  to: rowsAddress('/enrollment/admin/disputes', { search: proof ?? '' }),
  needs: 'GET /api/disputes',
})

const toPayment: Leads = ({ reference }) => ({
  name: 'payment',
  to: rowsAddress('/enrollment/admin/payments', { search: reference }),
  needs: 'GET /api/payments',
})

const toDeliveries =
  (status: 'due' | 'on_hold'): Leads =>
  () => ({
    name: 'delivery',
    to: rowsAddress('/enrollment/admin/deliveries', { status }),
    needs: 'GET /api/outbox',
  })

const ways: Readonly<Record<OutflowRow['verdict'], Leads | null>> = {
  agrees: null,
  unknown: null,
  'ledger-differs': toPayment,
  'under-way': toRefund,
  'to-transfer': toRefund,
  'provider-differs': toPayment,
  'to-undo': toException,
  'to-answer': toDispute,
  'to-decide': toDispute,
  'not-yet-in-accounting': toDeliveries('due'),
  'on-hold': toDeliveries('on_hold'),
}

/** Null where nothing is left to do. */
export function wayTo(row: OutflowRow): WayTo | null {
  return ways[row.verdict]?.(row) ?? null
}
