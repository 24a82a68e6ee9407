import type { Situation } from './demo-student.ts'
import { demoTable } from './demo-students.ts'

/** The demonstration students' codes and what each one shows, for a screen or a README. */
export const demoStudents: readonly { readonly code: string; readonly situation: Situation }[] =
  demoTable.map(({ code, situation }) => ({ code, situation }))
