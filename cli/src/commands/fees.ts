import { type Command, Option } from 'commander'
import { runBulk } from '../bulk/run-bulk.ts'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import type { FeeFilter, Format } from '../tasks/fees/export-fees.ts'
import { addImpact } from './fees-impact.ts'
import { translator } from '../i18n.ts'

/** The fee catalogue from a file, and to one. */
export function addFees(program: Command, context: Context): void {
  const fees = program.command('fees')
  addImport(fees, context)
  addExport(fees, context)
  addImpact(fees, context)
}

function addImport(fees: Command, context: Context): void {
  const { locale } = context
  const t = translator('fees', locale)
  const command = fees
    .command('import')
    .description(t('import'))
    .addHelpText('after', `\n${t('columns')}`)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula fees import --template > tarifas.csv',
        'matricula fees import --file tarifas.csv --dry-run',
        'matricula fees import --file tarifas.xlsx --yes --result resultado.csv',
      ]),
    )
  bulkFlags(command, locale, 'file').action(async (flags: BulkFlags) => {
    const { feesJob } = await import('../bulk-jobs/fees/fees-job.ts')
    await runBulk(context, flags, { job: feesJob(locale) })
  })
}

interface ExportFlags {
  readonly grade?: string
  readonly type?: string
  readonly format: Format
  readonly output?: string
  readonly force?: boolean
}

function addExport(fees: Command, context: Context): void {
  const { locale } = context
  const t = translator('fees', locale)
  fees
    .command('export')
    .description(t('export'))
    .option('--grade <grade>', t('grade'))
    .addOption(new Option('--type <type>', t('type')).choices(['ANUAL', 'MENSUAL', 'ECO', 'CLUB']))
    .addOption(new Option('--format <format>', t('format')).choices(['csv', 'ndjson']).default('csv'))
    .option('--output <file>', t('output'))
    .option('--force', translator('whole-file', locale)('force'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula fees export > tarifas.csv',
        'matricula fees export --grade Segundo --type ECO --output actividades.csv',
        'matricula fees export --format ndjson | head -n 3',
      ]),
    )
    .action((flags: ExportFlags) => exportTo(context, flags))
}

async function exportTo(context: Context, flags: ExportFlags): Promise<void> {
  const { locale, out, signal, terminal } = context
  const { output: file, force = false } = flags
  const { writeFees } = await import('../tasks/fees/export-fees.ts')
  const hub = await context.hub()
  const format = out.isJson && file === undefined ? 'ndjson' : flags.format
  const options = { hub, filter: await filterOf(context, flags), format, signal }
  if (file === undefined) {
    await writeFees(terminal.stdout, { ...options, after: 'stay' })
    return
  }
  const [{ createWriteStream }, { writeAtomically }] = await Promise.all([
    import('node:fs'),
    import('../output/atomic-file.ts'),
  ])
  const rows = await writeAtomically({ file, over: force ? 'existing' : 'nothing', locale }, (fresh) =>
    writeFees(createWriteStream(fresh), { ...options, after: 'end' }),
  )
  out.printResult({ file, format, rows }, () => [translator('fees', locale)('exported', { n: rows, file })])
}

async function filterOf(context: Context, { grade, type }: ExportFlags): Promise<FeeFilter> {
  const { feeTypes } = await import('../bulk-jobs/fees/fee.ts')
  const known = feeTypes.find((one) => one === type)
  return {
    ...(known !== undefined && { type: known }),
    ...(grade !== undefined && { grade: await gradeOf(context, grade) }),
  }
}

async function gradeOf(context: Context, written: string): Promise<number> {
  const { gradeMeant, readGrades } = await import('../bulk-jobs/fees/catalogue.ts')
  const grades = await readGrades(await context.hub())
  const grade = gradeMeant(grades, written)
  if (grade !== null) return grade.id
  const t = translator('fees', context.locale)
  throw new UsageFault(t('badGrade', { value: written }), [
    t('gradesKnown', { grades: grades.map(({ id, name }) => `${id} ${name}`).join(', ') }),
  ])
}
