import type { viewFee } from '../src/modules/fees/fee.view.ts'
import type { ProblemBody, Visitor } from './visitor.ts'

export type FeeBody = ReturnType<typeof viewFee>

export const fees = '/api/enrollment/admin/fees/'
export const fee = '/api/enrollment/admin/fee'

/** An activity as the form sends it. */
export const chess = {
  grade: 105,
  code: 'ECO-20',
  concept: 'Ajedrez',
  description: 'Aperturas y finales.',
  value: 150_000,
  mandatory: false,
  type: 'ECO',
  cuota: 2,
  promo_img_link: 'colegio.example/ajedrez.png',
  eco_type: 'adicional',
  schedule: 'Lunes 3:00 p. m.',
}

export const store = (finance: Visitor, ...rows: readonly object[]) =>
  finance.post<{ total_rows: number } & ProblemBody>(fee, rows)

/** What PUT takes of a fee that was read. */
export function editOf(body: FeeBody, changes: object = {}) {
  const { fee_type: _type, grade_enrollment: _name, grade_open_apply: _key, ...form } = body
  return { ...form, ...changes }
}

/** The fee in force of a grade and code. */
export async function feeOf(visitor: Visitor, grade: number, code: string): Promise<FeeBody> {
  const { body } = await visitor.get<FeeBody[]>(`${fees}${grade}?code=${code}`)
  const [found] = body
  if (found === undefined) throw new Error(`no fee ${code} in ${grade}`)
  return found
}
