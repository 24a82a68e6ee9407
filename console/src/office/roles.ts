import type { RowOf } from './api/call.ts'

export type StaffRole = RowOf<'GET /api/staff/users'>['roles'][number]

export const roles: readonly StaffRole[] = [
  'admissions',
  'finance',
  'transport',
  'food',
  'security',
  'it',
  'metrics',
  'admin',
]
