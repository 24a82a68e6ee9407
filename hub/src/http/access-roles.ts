import { staffRoles } from '../../api/lists.ts'

/** Who may call, by what the calls do. */
export const student = ['student'] as const
export const guardian = ['guardian'] as const
export const admin = ['admin'] as const
export const adminInPerson = ['admin', '+person'] as const
export const finance = ['finance', 'admin'] as const
export const disputes = ['finance', 'admin'] as const
/** Who may give money back; apart from who reads payments, so that a school can narrow it. */
export const givesBack = ['finance', 'admin'] as const
export const it = ['it', 'admin'] as const
export const numbers = ['metrics', 'it', 'admin'] as const
export const food = ['food', 'admin'] as const
export const admissions = ['admissions', 'admin'] as const
export const routing = ['transport', 'admin'] as const
export const office = ['admissions', 'finance', 'admin'] as const
export const deliveries = ['it', 'finance', 'admin'] as const
export const staffInPerson = [...staffRoles, '+person'] as const
export const people = ['admissions', 'finance', 'transport', 'food', 'security', 'admin'] as const
