import { type Differing } from './grow-table.ts'
import { oneOf, rarely } from './row-values.ts'
import { brief, code, instant, lately, name, never, project, studentCount, year } from './column-values.ts'

/** Tables of families, which others name. */
export const growingFamilies: Readonly<Record<string, Differing>> = {
  student: {
    code,
    sis_id: name,
    family_id: name,
    folded: `${oneOf('ana', 'juan', 'maria', 'luis', 'sofia', 'tomas', 'elena')} || ' ' || ${name}`,
    last_names: name,
    status: oneOf('enrolled', 'withdrawn', 'graduated'),
    gender: oneOf('M', 'F'),
    grade_name: oneOf('Primero', 'Segundo', 'Tercero', 'Cuarto', 'Quinto', 'Sexto', 'Octavo', 'Noveno'),
    next_grade: `case when i > ${studentCount} * 0.9 then ${oneOf('PRIMERO', 'SEXTO', 'OCTAVO')} end`,
    enrollment_year: year,
  },
  student_home: { student_code: code },
  season_student: {
    student_code: code,
    project,
    folded: `${oneOf('ana', 'juan', 'maria', 'luis', 'sofia', 'tomas', 'elena')} || ' ' || ${name}`,
    first_names: oneOf('Ana María', 'Juan Sebastián', 'Luis Fernando'),
    last_names: oneOf('Gómez Rodríguez', 'Ruiz Peña', 'Hernández Castillo'),
    grade: 'i % 15',
    order_status: oneOf('', 'open', 'paid'),
    ordered_at: instant,
    drafted_at: instant,
    arrived_at: instant,
    step: 'i % 12',
    late_step: '(i + 1) % 12',
    since: instant,
    listed: rarely('0', '1'),
  },
  draft: { student_code: code, project, state: brief },
  consent: { student_code: code, at: instant },
  sign_in_log: { student: code, created_at: lately },
  session: { id_hash: name, subject: code, expires_at: never },
  guardian: { id: name, email: name, verified_at: 's.created_at' },
}
