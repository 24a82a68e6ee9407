import { type Command, Option } from 'commander'
import type { Format } from '../bulk/read/open-source.ts'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { examples } from '../help.ts'
import type { Preview } from '../tasks/fees/preview-impact.ts'
import { type Encoding, encodings } from '../bulk/read/encodings.ts'
import { texts as bulkTexts } from '../texts/bulk.ts'
import { texts } from '../texts/fees.ts'
import { speaker } from '../words.ts'

interface ImpactFlags {
  readonly file: string
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
    .requiredOption('--file <file>', say('impactFile'))
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
    .action((flags: ImpactFlags) => tellImpact(context, flags))
}

async function tellImpact(context: Context, { file, format, sheet, encoding }: ImpactFlags): Promise<void> {
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
  out.talk(...wrong.map(({ line, why }) => say('wrongRow', { line, why })))
  if (wrongRows > wrong.length) out.talk(say('wrongMore', { n: wrongRows - wrong.length }))
  if (grades.length === 0) out.talk(say('noChanges'))
  const isOfAccounting = grades.some(({ changes }) =>
    changes.some(({ charged_by: by }) => by === 'accounting'),
  )
  if (isOfAccounting) out.talk(say('ofAccounting'))
}
