import type { RowOf } from '../api/call.ts'

export type ApiKey = RowOf<'GET /api/keys'>
