import { type Command, Option } from 'commander'
import { type BulkFlags, bulkFlags, runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import { texts } from '../texts/food.ts'
import { speaker } from '../words.ts'
import type { FoodAct } from '../works/food/service-words.ts'

/** Students into food services and out of them, many at once. */
export function addFood(program: Command, context: Context): void {
  const say = speaker(texts, context.locale)
  const food = program.command('food')
  addAct(food, context, 'enrol')
    .description(say('insert'))
    .addHelpText(
      'after',
      examples(context.locale, [
        'matricula food insert --file almuerzos.csv --dry-run',
        'matricula food insert --file almuerzos.xlsx --service 2 --yes',
        'matricula food insert --profiles',
      ]),
    )
  addAct(food, context, 'withdraw')
    .description(say('remove'))
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
  const say = speaker(texts, context.locale)
  const command = food
    .command(act === 'enrol' ? 'insert' : 'remove')
    .option('--service <service>', say('service'))
    .addOption(new Option('--profiles', say('profiles')).conflicts(['service', 'file']))
    .addHelpText('after', `\n${say('columns')}`)
  return bulkFlags(command, context.locale).action((flags: FoodFlags) => run(context, flags, act))
}

async function run(context: Context, flags: FoodFlags, act: FoodAct): Promise<void> {
  const { locale, out } = context
  const say = speaker(texts, locale)
  const [{ foodWork }, { serviceOf }] = await Promise.all([
    import('../works/food/food-work.ts'),
    import('../works/food/service-words.ts'),
  ])
  const { service, profiles = false } = flags
  if (service !== undefined && serviceOf(service) === null) {
    throw new UsageFault(say('badService', { value: service }), [say('badServiceNext')])
  }
  if (service === undefined && !profiles && isFiltered(flags)) {
    throw new UsageFault(say('noService'), [say('badServiceNext')])
  }
  const work = foodWork({ act, locale, service: service === undefined ? 'in-column' : 'by-default' })
  if (!profiles) {
    await runBulk(context, flags, { work, ...(service !== undefined && { defaults: { service } }) })
    return
  }
  const { profileRecords } = await import('../works/food/profile-records.ts')
  const onUnchanged = (n: number) => out.talk(say('unchanged', { n }))
  const hub = () => context.hub()
  await runBulk(context, flags, { work, records: profileRecords({ act, locale, hub, onUnchanged }) })
}

/** Students chosen by a filter come without a service of their own. */
function isFiltered({ student, grade, state, missing, search, quietSince }: FoodFlags): boolean {
  return [student, grade, state, missing, search, quietSince].some((flag) => flag !== undefined)
}
