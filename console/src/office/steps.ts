import type { ResponseOf } from './api/call.ts'
import { studentSteps } from '@matricula/hub/api/lists'

/** How far a student is; the hub's words, in the order of the way. */
export type Step = ResponseOf<'GET /api/enrollment/admin/progress/summary'>['steps'][number]['step']

export const steps: readonly Step[] = studentSteps

export const followUpPath = '/enrollment/admin/progress'
export const chargesPath = '/enrollment/admin/charges'
export const studentPath = (student: string) => `/enrollment/admin/students/${student}`
