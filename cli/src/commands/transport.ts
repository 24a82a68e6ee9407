import type { Command } from 'commander'
import { runBulk } from '../bulk/run-bulk.ts'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import { translator } from '../i18n.ts'

/** What the office's transport calculator does, for many students. */
export function addTransport(program: Command, context: Context): void {
  const { locale } = context
  const t = translator('transport', locale)
  const command = program
    .command('transport')
    .command('fees')
    .description(t('fees'))
    .option('--way <way>', t('way'))
    .option('--basis <basis>', t('basis'))
    .addHelpText('after', `\n${t('columns')}`)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula transport fees --template > rutas.csv',
        'matricula transport fees --file rutas.csv --dry-run',
        'matricula transport fees --student 10001,10003 --way "MEDIO AM" --yes',
      ]),
    )
  bulkFlags(command, locale).action((flags: TransportFlags) => run(context, flags))
}

interface TransportFlags extends BulkFlags {
  readonly way?: string
  readonly basis?: string
}

async function run(context: Context, flags: TransportFlags): Promise<void> {
  const { locale } = context
  const t = translator('transport', locale)
  const { way, basis } = flags
  const { basisOf, wayOf } = await import('../bulk-jobs/transport/ride.ts')
  if (way !== undefined && wayOf(way) === null) throw new UsageFault(t('badWay', { value: way }))
  if (basis !== undefined && basisOf(basis) === null) {
    throw new UsageFault(t('badBasis', { value: basis }))
  }
  const { transportJob } = await import('../bulk-jobs/transport/transport-job.ts')
  const defaults = { ...(way !== undefined && { way }), ...(basis !== undefined && { basis }) }
  await runBulk(context, flags, { job: transportJob(locale), defaults })
}
