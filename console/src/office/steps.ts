import type { ResponseOf } from './api/call.ts'
import { everyOf } from '@matricula/hub/api/every-of'

/** How far a student is; the hub's words, in the order of the way. */
export type Step = ResponseOf<'GET /api/enrollment/admin/progress/summary'>['steps'][number]['step']

export const steps = everyOf<Step>()([
  'blocked',
  'not-entered',
  'entered',
  'initial',
  'annual',
  'transport',
  'monthly',
  'activities',
  'pay',
  'paying',
  'agreement',
  'complete',
])

export const followUpPath = '/enrollment/admin/progress'
export const chargesPath = '/enrollment/admin/charges'
export const studentPath = (student: string) => `/enrollment/admin/students/${student}`
