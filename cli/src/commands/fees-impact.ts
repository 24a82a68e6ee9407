import { type Command, Option } from 'commander'
import type { Format } from '../bulk/read/open-source.ts'
import { reasonLines } from '../bulk/runner/run-summary.ts'
import { type Reason, withReason } from '../bulk/store/reasons.ts'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import type { Preview } from '../tasks/fees/preview-impact.ts'
import { type Encoding, encodings } from '../bulk/read/encodings.ts'
import { translator } from '../i18n.ts'

interface ImpactFlags {
  readonly file?: string
  readonly template?: boolean
  readonly format?: Format
  readonly sheet?: string
  readonly encoding?: Encoding
}

/** What a file of fees would do to the families. */
export function addImpact(fees: Command, context: Context): void {
  const { locale } = context
  const t = translator('fees', locale)
  fees
    .command('impact')
    .description(t('impact'))
    .option('--file <file>', t('impactFile'))
    .option('--template', translator('bulk', locale)('flagTemplate'))
    .addOption(new Option('--format <format>', t('impactFormat')).choices(['csv', 'ndjson', 'xlsx']))
    .option('--sheet <name>', t('impactSheet'))
    .addOption(new Option('--encoding <name>', translator('bulk', locale)('flagEncoding')).choices(encodings))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula fees impact --file tarifas.csv',
        'matricula fees impact --file tarifas.xlsx --json',
      ]),
    )
    .action(({ file, template, ...reading }: ImpactFlags) => {
      if (template === true) return printTemplate(context)
      if (file === undefined) throw new UsageFault(t('impactNoFile'), [t('impactNoFileNext')])
      return printImpact(context, { ...reading, file })
    })
}

async function printTemplate({ out }: Context): Promise<void> {
  const [{ templateOf }, { feeColumns }] = await Promise.all([
    import('../bulk/read/template.ts'),
    import('../bulk-jobs/fees/columns.ts'),
  ])
  out.printResult(templateOf(feeColumns), (lines) => lines)
}

type ImpactFileFlags = Omit<ImpactFlags, 'file' | 'template'> & { readonly file: string }

async function printImpact(
  context: Context,
  { file, format, sheet, encoding }: ImpactFileFlags,
): Promise<void> {
  const { locale, out, terminal } = context
  const [{ openSource }, { previewImpact }, { feeColumns }, { impactLines }] = await Promise.all([
    import('../bulk/read/open-source.ts'),
    import('../tasks/fees/preview-impact.ts'),
    import('../bulk-jobs/fees/columns.ts'),
    import('../views/impact-lines.ts'),
  ])
  const reading = { columns: feeColumns, defaults: {}, t: translator('source', locale) }
  const { records } = await openSource({ file, format, sheet, encoding, stdin: terminal.stdin, ...reading })
  const preview = await previewImpact({ hub: await context.hub(), locale, records })
  printNotes(preview, context)
  out.printResult(preview, ({ grades }) => (grades.length === 0 ? [] : impactLines(grades, locale)))
  if (preview.wrongRows > 0) context.setExitCode(exits.someFailed)
}

function printNotes({ grades, wrong, wrongRows }: Preview, { locale, out }: Context): void {
  const t = translator('fees', locale)
  const reasons = wrong.reduce<readonly Reason[]>(withReason, [])
  out.info(...reasonLines(reasons, translator('bulk', locale)))
  if (wrongRows > wrong.length) out.info(t('wrongMore', { n: wrongRows - wrong.length }))
  if (grades.length === 0) out.info(t('noChanges'))
  const isOfAccounting = grades.some(({ changes }) =>
    changes.some(({ charged_by: by }) => by === 'accounting'),
  )
  if (isOfAccounting) out.info(t('ofAccounting'))
}
