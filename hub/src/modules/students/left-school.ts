import type { Student } from './student.ts'

/** Statuses of the student information system of those whom no school year waits for. */
export const leftStatuses: readonly string[] = ['withdrawn', 'inactive', 'graduated', 'declined']

/** Whether a student is not active there any more; who may enrol is another question, which the terms decide. */
export function hasLeft({ status }: Pick<Student, 'status'>): boolean {
  return leftStatuses.includes(status)
}
