import { type PriceListEntry, PluginFault } from '@matricula/contract'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { listsGrade } from '../seasons/season-lookups.ts'
import type { ParentSeason } from '../seasons/season.ts'
import { addFees, countFees } from './fee.store.ts'
import { activityTypes, type EcoType, ecoTypes, feeKey, type FeeType, type NewFee } from './fee.ts'
import { readPriceList } from './read-price-list.ts'

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
  feeType: Joi.valid(...activityTypes).required(),
  ecoType: Joi.valid(...ecoTypes).required(),
  cuota: Joi.number().integer().min(0).allow(null).required(),
  schedule: Joi.string().max(200).required(),
  grades: Joi.object({ from: Joi.number().required(), to: Joi.number().required() }).required(),
})

/** Fills the demonstration's empty catalogue: activities by config/sandbox/activities.yaml, the rest by accounting. */
export async function fillSandboxCatalogue(
  app: Pick<AppContext, 'config' | 'database' | 'log' | 'plugins'>,
): Promise<void> {
  await fillActivities(app)
  await fillTariffs(app)
}

async function fillActivities({ config, database }: Pick<AppContext, 'config' | 'database'>): Promise<void> {
  const { project, parent } = config.seasons.parents
  if ((await countFees(database, project, activityTypes)) > 0) return
  const activities = Joi.attempt(
    config.demoActivities,
    Joi.array<DemoActivity[]>().items(activity).required(),
  )
  const rows = activities.flatMap(({ grades, ...fee }: DemoActivity) =>
    parent.grades
      .filter(({ id }) => id >= grades.from && id <= grades.to)
      .map(({ id }) => ({ ...fee, project, grade: id, mandatory: false, promoImgLink: null })),
  )
  await addFees(database, rows)
}

/** Without accounting the annual and monthly fees wait for the next start; the hub serves all the same. */
async function fillTariffs({
  config,
  database,
  plugins,
  log,
}: Pick<AppContext, 'config' | 'database' | 'log' | 'plugins'>): Promise<void> {
  const { project, parent } = config.seasons.parents
  if ((await countFees(database, project, ['ANUAL', 'MENSUAL'])) > 0) return
  try {
    const tariffs = tariffsOf(await readPriceList(plugins.accounting), project, parent)
    await addFees(database, tariffs)
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    log.warn({ fault: error.code }, 'the catalogue has no annual and monthly fees: accounting did not answer')
  }
}

/** A fee for each grade of each annual or monthly entry; where two entries name one grade, the first counts. */
export function tariffsOf(
  entries: readonly PriceListEntry[],
  project: string,
  parent: Pick<ParentSeason, 'grades' | 'prefixes' | 'quotas'>,
): readonly NewFee[] {
  const tariffs = new Map<string, NewFee>()
  for (const entry of entries) {
    const feeType = typeOf(entry, parent)
    if (feeType === null) continue
    const mandatory = feeType === 'ANUAL' || entry.itemCode === parent.quotas.item
    for (const { id } of parent.grades.filter((grade) => listsGrade(entry.listName, grade))) {
      const fee = { ...plainFee, project, grade: id, ...namedBy(entry), feeType, mandatory }
      if (!tariffs.has(feeKey(fee))) tariffs.set(feeKey(fee), fee)
    }
  }
  return [...tariffs.values()]
}

const plainFee = { description: '', cuota: null, promoImgLink: null, ecoType: null, schedule: null }

function namedBy({ itemCode, itemName, price }: PriceListEntry) {
  return { code: itemCode, concept: itemName, value: price }
}

function typeOf(
  { itemCode }: PriceListEntry,
  { prefixes }: Pick<ParentSeason, 'prefixes'>,
): 'ANUAL' | 'MENSUAL' | null {
  if (itemCode.startsWith(prefixes.annual)) return 'ANUAL'
  return itemCode.startsWith(prefixes.monthly) ? 'MENSUAL' : null
}
