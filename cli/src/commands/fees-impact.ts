import { type Command, Option } from 'commander'
import type { Format } from '../bulk/read/open-source.ts'
import { reasonLines } from '../bulk/lead/outcome.ts'
import { type Reason, withReason } from '../bulk/run/reasons.ts'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import type { Preview } from '../tasks/fees/preview-impact.ts'
import { type Encoding, encodings } from '../bulk/read/encodings.ts'
import { texts as bulkTexts } from '../texts/bulk.ts'
import { texts } from '../texts/fees.ts'
import { speaker } from '../words.ts'

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
  const say = speaker(texts, locale)
  fees
    .command('impact')
    .description(say('impact'))
    .option('--file <file>', say('impactFile'))
    .option('--template', speaker(bulkTexts, locale)('flagTemplate'))
    .addOption(new Option('--format <format>', say('impactFormat')).choices(['csv', 'ndjson', 'xlsx']))
    .option('--sheet <name>', say('impactSheet'))
    .addOption(new Option('--encoding <name>', speaker(bulkTexts, locale)('flagEncoding')).choices(encodings))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula fees impact --file tarifas.csv',
        'matricula fees impact --file tarifas.xlsx --json',
      ]),
    )
    .action(({ file, template, ...reading }: ImpactFlags) => {
      if (template === true) return tellTemplate(context)
      if (file === undefined) throw new UsageFault(say('impactNoFile'), [say('impactNoFileNext')])
      return tellImpact(context, { ...reading, file })
    })
}

async function tellTemplate({ out }: Context): Promise<void> {
  const [{ templateOf }, { feeColumns }] = await Promise.all([
    import('../bulk/read/template.ts'),
    import('../works/fees/columns.ts'),
  ])
  out.answer(templateOf(feeColumns), (lines) => lines)
}

type Reading = Omit<ImpactFlags, 'file' | 'template'> & { readonly file: string }

async function tellImpact(context: Context, { file, format, sheet, encoding }: Reading): Promise<void> {
  const { locale, out, terminal } = context
  const [{ openSource }, { previewImpact }, { feeColumns }, { impactLines }] = await Promise.all([
    import('../bulk/read/open-source.ts'),
    import('../tasks/fees/preview-impact.ts'),
    import('../works/fees/columns.ts'),
    import('../views/impact-lines.ts'),
  ])
  const reading = { columns: feeColumns, defaults: {}, say: speaker(bulkTexts, locale) }
  const { records } = await openSource({ file, format, sheet, encoding, stdin: terminal.stdin, ...reading })
  const preview = await previewImpact({ hub: await context.hub(), locale, records })
  talkAbout(preview, context)
  out.answer(preview, ({ grades }) => (grades.length === 0 ? [] : impactLines(grades, locale)))
  if (preview.wrongRows > 0) context.end(exits.someFailed)
}

function talkAbout({ grades, wrong, wrongRows }: Preview, { locale, out }: Context): void {
  const say = speaker(texts, locale)
  const reasons = wrong.reduce<readonly Reason[]>(withReason, [])
  out.talk(...reasonLines(reasons, speaker(bulkTexts, locale)))
  if (wrongRows > wrong.length) out.talk(say('wrongMore', { n: wrongRows - wrong.length }))
  if (grades.length === 0) out.talk(say('noChanges'))
  const isOfAccounting = grades.some(({ changes }) =>
    changes.some(({ charged_by: by }) => by === 'accounting'),
  )
  if (isOfAccounting) out.talk(say('ofAccounting'))
}
