import { type Command, Option } from 'commander'
import { type BulkFlags, bulkFlags, runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import type { FeeFilter, Format } from '../tasks/fees/export-fees.ts'
import { texts } from '../texts/fees.ts'
import { texts as fileTexts } from '../texts/whole-file.ts'
import { speaker } from '../words.ts'
import { addImpact } from './fees-impact.ts'

/** The fee catalogue from a file, and to one. */
export function addFees(program: Command, context: Context): void {
  const fees = program.command('fees')
  addImport(fees, context)
  addExport(fees, context)
  addImpact(fees, context)
}

function addImport(fees: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const command = fees
    .command('import')
    .description(say('import'))
    .addHelpText('after', `\n${say('columns')}`)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula fees import --template > tarifas.csv',
        'matricula fees import --file tarifas.csv --dry-run',
        'matricula fees import --file tarifas.xlsx --yes --result resultado.csv',
      ]),
    )
  bulkFlags(command, locale, 'file').action(async (flags: BulkFlags) => {
    const { feesWork } = await import('../works/fees/fees-work.ts')
    await runBulk(context, flags, { work: feesWork(locale) })
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
  const say = speaker(texts, locale)
  fees
    .command('export')
    .description(say('export'))
    .option('--grade <grade>', say('grade'))
    .addOption(new Option('--type <type>', say('type')).choices(['ANUAL', 'MENSUAL', 'ECO', 'CLUB']))
    .addOption(new Option('--format <format>', say('format')).choices(['csv', 'ndjson']).default('csv'))
    .option('--output <file>', say('output'))
    .option('--force', speaker(fileTexts, locale)('force'))
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
  const wish = { hub, filter: await filterOf(context, flags), format, signal }
  if (file === undefined) {
    await writeFees(terminal.stdout, { ...wish, after: 'stay' })
    return
  }
  const [{ createWriteStream }, { writeWhole }] = await Promise.all([
    import('node:fs'),
    import('../output/whole-file.ts'),
  ])
  const rows = await writeWhole({ file, over: force ? 'existing' : 'nothing', locale }, (fresh) =>
    writeFees(createWriteStream(fresh), { ...wish, after: 'end' }),
  )
  out.answer({ file, format, rows }, () => [speaker(texts, locale)('exported', { n: rows, file })])
}

async function filterOf(context: Context, { grade, type }: ExportFlags): Promise<FeeFilter> {
  const { feeTypes } = await import('../works/fees/fee.ts')
  const known = feeTypes.find((one) => one === type)
  return {
    ...(known !== undefined && { type: known }),
    ...(grade !== undefined && { grade: await gradeOf(context, grade) }),
  }
}

async function gradeOf(context: Context, written: string): Promise<number> {
  const { gradeMeant, readGrades } = await import('../works/fees/catalogue.ts')
  const grades = await readGrades(await context.hub())
  const grade = gradeMeant(grades, written)
  if (grade !== null) return grade.id
  const say = speaker(texts, context.locale)
  throw new UsageFault(say('badGrade', { value: written }), [
    say('gradesKnown', { grades: grades.map(({ id, name }) => `${id} ${name}`).join(', ') }),
  ])
}
