import { type Command, Option } from 'commander'
import { runBulk } from '../bulk/run-bulk.ts'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import type { FoodAct } from '../bulk-jobs/food/service-words.ts'
import { translator } from '../i18n.ts'

/** Students into food services and out of them, many at once. */
export function addFood(program: Command, context: Context): void {
  const t = translator('food', context.locale)
  const food = program.command('food')
  addAct(food, context, 'enrol')
    .description(t('insert'))
    .addHelpText(
      'after',
      examples(context.locale, [
        'matricula food insert --file almuerzos.csv --dry-run',
        'matricula food insert --file almuerzos.xlsx --service 2 --yes',
        'matricula food insert --profiles',
      ]),
    )
  addAct(food, context, 'withdraw')
    .description(t('remove'))
    .addHelpText(
      'after',
      examples(context.locale, [
        'matricula food remove --file retirados.csv',
        'matricula food remove --student 10001,10003 --service onces --yes',
        'matricula food remove --profiles --dry-run',
      ]),
    )
}

interface FoodFlags extends BulkFlags {
  readonly service?: string
  readonly profiles?: boolean
}

function addAct(food: Command, context: Context, act: FoodAct): Command {
  const t = translator('food', context.locale)
  const command = food
    .command(act === 'enrol' ? 'insert' : 'remove')
    .option('--service <service>', t('service'))
    .addOption(new Option('--profiles', t('profiles')).conflicts(['service', 'file']))
    .addHelpText('after', `\n${t('columns')}`)
  return bulkFlags(command, context.locale).action((flags: FoodFlags) => run(context, flags, act))
}

async function run(context: Context, flags: FoodFlags, act: FoodAct): Promise<void> {
  const { locale, out } = context
  const t = translator('food', locale)
  const [{ foodJob }, { serviceOf }] = await Promise.all([
    import('../bulk-jobs/food/food-job.ts'),
    import('../bulk-jobs/food/service-words.ts'),
  ])
  const { service, profiles = false } = flags
  if (service !== undefined && serviceOf(service) === null) {
    throw new UsageFault(t('badService', { value: service }), [t('badServiceNext')])
  }
  if (service === undefined && !profiles && isFiltered(flags)) {
    throw new UsageFault(t('noService'), [t('badServiceNext')])
  }
  const job = foodJob({ act, locale, service: service === undefined ? 'in-column' : 'by-default' })
  if (!profiles) {
    await runBulk(context, flags, { job, ...(service !== undefined && { defaults: { service } }) })
    return
  }
  const { profileRecords } = await import('../bulk-jobs/food/profile-records.ts')
  const onUnchanged = (n: number) => out.info(t('unchanged', { n }))
  const hub = () => context.hub()
  await runBulk(context, flags, { job, records: profileRecords({ act, locale, hub, onUnchanged }) })
}

/** Students chosen by a filter come without a service of their own. */
function isFiltered({ student, grade, state, missing, search, quietSince }: FoodFlags): boolean {
  return [student, grade, state, missing, search, quietSince].some((flag) => flag !== undefined)
}
