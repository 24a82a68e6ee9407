import Joi from 'joi'
import type { House } from '../../house.ts'
import { addFees, countFees, type EcoType, type FeeType } from './fee.store.ts'

interface DemoActivity {
  readonly code: string
  readonly concept: string
  readonly description: string
  readonly value: number
  readonly feeType: FeeType
  readonly ecoType: EcoType
  readonly cuota: number | null
  readonly schedule: string
  readonly grades: { readonly from: number; readonly to: number }
}

const activity = Joi.object<DemoActivity>({
  code: Joi.string().max(30).required(),
  concept: Joi.string().max(150).required(),
  description: Joi.string().max(1000).required(),
  value: Joi.number().integer().min(0).required(),
  feeType: Joi.valid('ECO', 'CLUB').required(),
  ecoType: Joi.valid('incluida', 'adicional', 'club').required(),
  cuota: Joi.number().integer().min(0).allow(null).required(),
  schedule: Joi.string().max(200).required(),
  grades: Joi.object({ from: Joi.number().required(), to: Joi.number().required() }).required(),
})

/** Fills the demonstration's catalogue from config/sandbox/activities.yaml: one row per grade. */
export async function fillSandboxActivities({ config, database }: House): Promise<void> {
  const { project, parent } = config.seasons.parents
  if ((await countFees(database, project)) > 0) return
  const activities = Joi.attempt(
    config.demoActivities,
    Joi.array<DemoActivity[]>().items(activity).required(),
  )
  const rows = activities.flatMap(({ grades, ...fee }: DemoActivity) =>
    parent.grades
      .filter(({ id }) => id >= grades.from && id <= grades.to)
      .map(({ id }) => ({ ...fee, project, grade: id, promoImgLink: null })),
  )
  await addFees(database, rows)
}
