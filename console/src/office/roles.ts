import type { RowOf } from './api/call.ts'
import { everyOf } from '../every-of.ts'

export type StaffRole = RowOf<'GET /api/staff/users'>['roles'][number]

export const roles = everyOf<StaffRole>()([
  'admissions',
  'finance',
  'transport',
  'food',
  'security',
  'it',
  'metrics',
  'admin',
])
