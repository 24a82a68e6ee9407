import type { RowOf } from '../api/call.ts'

/** A student as the routes are planned: what is asked for, where home is, how far. */
export type StudentHome = RowOf<'GET /api/transport/homes'>
