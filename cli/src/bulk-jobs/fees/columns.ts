import type { Column } from '../../bulk/job.ts'

/** As the office's form has them. Only those of the fee's place are needed to change one that exists. */
export const feeColumns: readonly Column[] = [
  { name: 'grade', isRequired: true, example: '105', aliases: ['grado', 'grados', 'grades'] },
  { name: 'code', isRequired: true, example: 'ECO-20', aliases: ['codigo'] },
  { name: 'concept', isRequired: false, example: 'Ajedrez', aliases: ['concepto'] },
  { name: 'value', isRequired: false, example: '150000', aliases: ['valor'] },
  { name: 'type', isRequired: false, example: 'ECO', aliases: ['tipo', 'fee_type'] },
  { name: 'mandatory', isRequired: false, example: 'no', aliases: ['obligatoria', 'obligatorio'] },
  { name: 'description', isRequired: false, example: 'Aperturas y finales', aliases: ['descripcion'] },
  { name: 'eco_type', isRequired: false, example: 'adicional', aliases: ['tipo de actividad', 'tipo eco'] },
  { name: 'cuota', isRequired: false, example: '20', aliases: ['cupos', 'places'] },
  { name: 'schedule', isRequired: false, example: 'Lunes 3:00 p. m.', aliases: ['horario'] },
  { name: 'promo_img_link', isRequired: false, example: '', aliases: ['imagen', 'image'] },
  { name: 'archive', isRequired: false, example: '', aliases: ['retirar', 'archivar'] },
]

/** Those of an exported catalogue. */
export const exportedColumns: readonly string[] = feeColumns
  .map(({ name }) => name)
  .filter((name) => name !== 'archive')
