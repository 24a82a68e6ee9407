import type { Student as VendorStudent } from '@matricula/contract'
import type { RealHome } from './real-home.ts'

/** A student as the roster knows it: what the student information system says, the home in keeping. */
export interface Student extends Omit<VendorStudent, 'home'> {
  readonly home: RealHome | null
}
