import type { Lifecycle, Page, Paging, Read } from '../lifecycle.ts'
import type {
  Admission,
  Contact,
  CustomFields,
  EmergencyContact,
  Guardian,
  Relationship,
  Student,
} from '../domain/student.ts'

export interface SisSupports {
  /** The admissions system answers too (`admissions`). */
  readonly admissions: boolean
}

/** The student information system. Lookups of what is not there answer null or an empty list. */
export interface SisAdapter extends Lifecycle<SisSupports> {
  /** Every student, in a stable order. */
  listStudents(paging: Paging, read: Read): Promise<Page<Student>>
  findStudent(code: string, read: Read): Promise<Student | null>
  customFields(studentId: string, read: Read): Promise<CustomFields | null>
  relationships(studentId: string, read: Read): Promise<readonly Relationship[]>
  emergencyContacts(studentId: string, read: Read): Promise<readonly EmergencyContact[]>
  findGuardian(guardianId: string, read: Read): Promise<Guardian | null>
  guardianContacts(guardianId: string, read: Read): Promise<readonly Contact[]>
  readonly admissions?: Admissions
}

export interface Admissions {
  list(paging: Paging, read: Read): Promise<Page<Admission>>
  find(id: string, read: Read): Promise<Admission | null>
}
