export const feeTypes = ['ANUAL', 'MENSUAL', 'ECO', 'CLUB'] as const
export const activityTypes = ['ECO', 'CLUB'] as const
export const ecoTypes = ['incluida', 'adicional', 'club'] as const

export type FeeType = (typeof feeTypes)[number]
export type EcoType = (typeof ecoTypes)[number]

/** A row of the stored catalogue: one per grade. */
export interface Fee {
  readonly id: number
  readonly project: string
  readonly grade: number
  readonly code: string
  readonly concept: string
  readonly description: string
  /** COP: of the year for ANUAL, of one month for the others. */
  readonly value: number
  readonly mandatory: boolean
  readonly feeType: FeeType
  /** Places; null where nobody counts. */
  readonly cuota: number | null
  readonly promoImgLink: string | null
  readonly ecoType: EcoType | null
  readonly schedule: string | null
  /** 1 for a new fee; each change counts one on. */
  readonly version: number
}

export type NewFee = Omit<Fee, 'id' | 'version'>

/** What may be in force once: `2025-2026/105/ECO-01`. */
export function feeKey({ project, grade, code }: Pick<Fee, 'project' | 'grade' | 'code'>): string {
  return `${project}/${grade}/${code}`
}

export function isActivity(type: FeeType): boolean {
  return activityTypes.some((activity) => activity === type)
}
