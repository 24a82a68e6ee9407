import type { RowOf } from '../api/call.ts'

export type User = RowOf<'GET /api/staff/users'>

export const usernamePattern = /^[a-z0-9._-]{3,60}$/
export const shortestPassword = 10
