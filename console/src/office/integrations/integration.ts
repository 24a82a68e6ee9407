import type { RowOf } from '../api/call.ts'

export type Integration = RowOf<'GET /api/plugins'>
export type Health = NonNullable<Integration['health']>
