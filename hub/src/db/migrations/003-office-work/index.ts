import type { Knex } from 'knex'
import { discounts } from './discounts.ts'
import { food, withoutFoodProgress } from './food.ts'
import { plugins } from './plugins.ts'
import { progress, withoutProgress } from './progress.ts'
import { reconciliation } from './reconciliation.ts'
import { reminders, withoutReminders } from './reminders.ts'

export async function up(db: Knex): Promise<void> {
  await progress(db)
  await reconciliation(db)
  await discounts(db)
  await reminders(db)
  await food(db)
  await plugins(db)
}

const tables: readonly string[] = [
  'reconciliation_matched_row',
  'reconciliation_match',
  'reminder_sending',
  'reminded_family',
  'reminder',
  'discount_proof',
  'discount',
  'food_plan_row',
  'plugin_pause',
]

export async function down(db: Knex): Promise<void> {
  for (const table of tables) await db.schema.dropTable(table)
  await withoutFoodProgress(db)
  await withoutReminders(db)
  await withoutProgress(db)
}
