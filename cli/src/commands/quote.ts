import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { UsageFault } from '../faults.ts'
import { several, studentCode, whole } from '../flags.ts'
import { examples } from '../help.ts'
import type { QuoteQuery } from '../tasks/quote/quote-student.ts'
import type { SimulatedCase } from '../tasks/quote/simulate-case.ts'
import { formatCop, type Locale, translator } from '../i18n.ts'

const periods = { annual: 1, semester: 2, monthly: 3 } as const
const methods = { agreement: 1, online: 2 } as const

interface QuoteFlags {
  readonly period?: keyof typeof periods
  readonly method?: keyof typeof methods
  readonly quotas?: number
  readonly transport?: 'kept' | 'none'
  readonly activities?: readonly string[]
}

/** Prices: of a student as things stand, or of cases that somebody made up. */
export function addQuote(program: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('quote', locale)
  const quote = program
    .command('quote')
    .argument('<student>', t('student'), studentCode)
    .addOption(new Option('--period <period>', t('period')).choices(Object.keys(periods)))
    .addOption(new Option('--method <method>', t('method')).choices(Object.keys(methods)))
    .option('--quotas <n>', t('quotas'), whole({ least: 0, most: 60 }))
    .addOption(new Option('--transport <which>', t('transport')).choices(['kept', 'none']))
    .option('--activities <codes>', t('activities'), several)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula quote 10001',
        'matricula quote 10001 --period monthly --quotas 11 --transport none --activities none',
      ]),
    )
    .action(async (student: string, flags: QuoteFlags) => {
      const [{ quoteStudent, readStudentAndSeason }, { signInLine }, { quoteLines }] = await Promise.all([
        import('../tasks/quote/quote-student.ts'),
        import('../views/sign-in-line.ts'),
        import('../views/quote-lines.ts'),
      ])
      const hub = await context.hub()
      const facts = await readStudentAndSeason(hub, student)
      const { quote: priced, by } = await quoteStudent(hub, queryOf(student, flags), facts)
      out.info(by === 'family' ? t('byFamily') : t('bySeason', { period: t(`period${priced.period}`) }))
      const { sees } = facts.file
      out.printResult({ student, sees, ...priced }, () => [
        ...signInLine(sees, locale),
        ...quoteLines(student, priced, locale),
      ])
    })
  addSimulate(quote, context)
}

function queryOf(student: string, flags: QuoteFlags): QuoteQuery {
  const { period, method, quotas, transport, activities } = flags
  return {
    student,
    ...(period !== undefined && { period: periods[period] }),
    ...(method !== undefined && { method: methods[method] }),
    ...(quotas !== undefined && { quotas }),
    ...(transport !== undefined && { transport }),
    ...(activities !== undefined && { activities: activities.filter((code) => code !== 'none') }),
  }
}

function addSimulate(quote: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('quote', locale)
  quote
    .command('simulate')
    .description(t('simulate'))
    .requiredOption('-f, --file <file>', t('file'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula quote simulate --file casos.json',
        'matricula quote simulate --file - --json < casos.ndjson',
      ]),
    )
    .action(async ({ file }: { file: string }) => {
      const [{ readCases }, { simulateCase }] = await Promise.all([
        import('../tasks/quote/read-cases.ts'),
        import('../tasks/quote/simulate-case.ts'),
      ])
      const hub = await context.hub()
      const tally = { agrees: 0, priced: 0, differs: 0, refused: 0 }
      const stream = await opened(file, context)
      for await (const one of readCases({ stream, locale, signal: context.signal })) {
        const result = 'given' in one ? await simulateCase(hub, one) : unread(one)
        tally[result.is] += 1
        if (out.isJson) out.printRecord(result, () => '')
        else out.printResult(result, (shown) => caseLines(shown, locale))
      }
      const { agrees: agree, priced, differs, refused } = tally
      const n = agree + priced + differs + refused
      if (n === 0) throw new UsageFault(t('noCases'))
      if (differs + refused > 0) context.setExitCode(exits.someFailed)
      out.info(t('sum', { n, agree, priced, wrong: differs + refused }))
    })
}

async function opened(file: string, { terminal, locale }: Context): Promise<Readable> {
  if (file === '-') return terminal.stdin
  const stream = createReadStream(file)
  return new Promise((resolve, reject) => {
    const t = translator('quote', locale)
    stream.once('open', () => resolve(stream))
    stream.once('error', (cause) =>
      reject(new UsageFault(t('noFile', { file }), [t('noFileNext')], { cause })),
    )
  })
}

function unread({ name, why }: { readonly name: string; readonly why: string }): SimulatedCase {
  return { name, is: 'refused', result: { error: 'NOT_A_CASE' }, differences: [], why }
}

function caseLines(one: SimulatedCase, locale: Locale): readonly string[] {
  const t = translator('quote', locale)
  const { name, result, why } = one
  switch (one.is) {
    case 'agrees':
      return [t('agrees', { name })]
    case 'priced': {
      const total = 'totalV' in result ? result.totalV : 'total' in result ? result.total : 0
      return [t('priced', { name, total: formatCop(locale, total) })]
    }
    case 'refused':
      return [t('refused', { name, code: 'error' in result ? result.error : '', why: why ?? '' })]
    case 'differs':
      return [
        t('differs', { name }),
        ...one.differences.map(({ at, expected, found }) =>
          t('difference', { at, expected: JSON.stringify(expected), found: JSON.stringify(found) }),
        ),
      ]
  }
}
