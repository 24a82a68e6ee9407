import type { RowOf } from '../api/call.ts'

export type Delivery = RowOf<'GET /api/outbox'>

export const colours: Readonly<Record<Delivery['status'], string>> = {
  due: 'blue',
  done: 'green',
  on_hold: 'red',
}
