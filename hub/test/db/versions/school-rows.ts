import type { VersionRow } from './row.ts'

const at = '2025-06-19T15:00:02.810Z'

const roster = [
  { code: '10005', firstNames: 'Juan Sebastián', lastNames: 'Torres Londoño' },
  { code: 'A1B2C', firstNames: 'Simón', lastNames: 'Guerrero Camargo' },
  { code: '10003', firstNames: 'Ángela', lastNames: 'Nuñez' },
]

/** Students as the roster kept them: whole in their record, with what it is searched by beside it. */
export const students: readonly VersionRow[] = roster.map((one) => ({
  code: one.code,
  sis_id: `stu-${one.code}`,
  family_id: `fam-${one.code}`,
  last_names: one.lastNames,
  grade_key: 'QUINTO',
  record: JSON.stringify({
    ...one,
    id: `stu-${one.code}`,
    status: 'enrolled',
    gender: 'M',
    grade: { id: 108, key: 'QUINTO', name: 'Quinto' },
    nextGrade: { id: 109, key: 'SEXTO', name: 'Sexto' },
    enrollmentYear: '2022',
    familyId: `fam-${one.code}`,
    home: { lat: 4.856, lng: -74.049, address: 'Calle 22 # 6-53, Chía' },
    terms: {
      antiquity: 'old',
      authorisation: 'VALID',
      paymentStatus: '',
      cardAuthorisation: 'Si',
      transportRequirement: 'Full route',
      admissionsId: null,
    },
  }),
  fetched_at: at,
}))

export const fees: readonly VersionRow[] = [
  { code: 'ECO-01', concept: 'Huerta escolar', value: 0, eco_type: 'incluida', archived_at: null },
  { code: 'CLUB-9', concept: 'Ajedrez', value: 180_000, eco_type: 'club', archived_at: at },
].map((fee) => ({
  project: '2025-2026',
  grade: 104,
  description: 'Con ñ, tildes y “comillas”.',
  mandatory: 0,
  fee_type: 'ECO',
  cuota: 40,
  promo_img_link: null,
  schedule: 'Martes 2:45 p. m.',
  version: 1,
  ...fee,
}))
