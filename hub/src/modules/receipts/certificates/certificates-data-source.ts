import type { PersonalDataSource } from '../../privacy/index.ts'
import { blankCertificates, certificatesOf } from './certificate.store.ts'

/** Whoever was given one can check it for as long as the school keeps its books; the student's name leaves it. */
export const certificatesDataSource = {
  name: 'certificates',
  export: certificatesOf,
  erase: blankCertificates,
  retain: null,
} satisfies PersonalDataSource
