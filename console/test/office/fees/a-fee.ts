import type { Fee } from '../../../src/office/fees/fee-form.ts'

export function aFee(changes: Partial<Fee> = {}): Fee {
  return {
    id: 12,
    code: 'ECO-01',
    concept: 'Huerta escolar',
    description: '',
    value: 160_000,
    mandatory: false,
    type: 'ECO',
    fee_type: 'ECO',
    cuota: 40,
    promo_img_link: null,
    eco_type: 'adicional',
    schedule: 'Martes',
    grade: 105,
    grade_open_apply: 'segundo',
    grade_enrollment: 'Segundo',
    version: 3,
    ...changes,
  }
}
