import type { operations } from '@matricula/hub/api'
import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { day } from '../flags.ts'
import { examples } from '../help.ts'
import { formatCop, translator } from '../i18n.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'

type AgeingFilter = Omit<
  NonNullable<operations['getApiInvoicesAgeing']['parameters']['query']>,
  'page[number]' | 'page[size]'
>

const ageingBuckets = ['notDue', 'to30', 'to60', 'to90', 'over90', 'total', 'surcharge'] as const
const sorts = ageingBuckets.flatMap((age) => [age, `-${age}` as const])

/** What families owe, as accounting says. */
export function addInvoices(program: Command, context: Context): void {
  const { locale } = context
  const t = translator('invoices', locale)
  const ageing = program
    .command('invoices')
    .command('ageing')
    .description(t('ageing'))
    .option('--day <day>', t('day'), day)
    .option('--search <text>', t('search'))
    .addOption(new Option('--sort <age>', t('sort')).choices(sorts))
  withPages(ageing, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula invoices ageing --sort -over90',
        'matricula invoices ageing --day 2025-12-31 --all --json',
      ]),
    )
    .action((flags: AgeingFilter & PageFlags) => printAgeing(context, flags))
}

async function printAgeing(
  context: Context,
  { page, limit, all, ...filter }: AgeingFilter & PageFlags,
): Promise<void> {
  const { locale, out } = context
  const t = translator('invoices', locale)
  const [{ printList }, { unwrap, unwrapPage }, { moment }] = await Promise.all([
    import('../listing/print-list.ts'),
    import('@matricula/hub/api/answers'),
    import('../output/cells.ts'),
  ])
  const { api } = await context.hub()
  await printList(context, {
    flags: { page, limit, ...(all === true && { all }) },
    emptyMessage: t('none'),
    fetchPage: (part) =>
      unwrapPage(api.GET('/api/invoices/ageing', { params: { query: { ...filter, ...part } } })),
    columns: [
      { title: t('columnStudent'), of: ({ student, id }) => student ?? id },
      { title: t('columnName'), of: ({ name }) => name, most: 24 },
      ...ageingBuckets.map((age) => ({
        title: t(`age_${age}`),
        of: (debt: Readonly<Record<typeof age, number>>) => formatCop(locale, debt[age]),
        align: 'right' as const,
      })),
    ],
  })
  const query = filter.day === undefined ? {} : { day: filter.day }
  const summary = await unwrap(api.GET('/api/invoices/ageing/summary', { params: { query } }))
  const { partners, total, asOf } = summary
  out.info(t('asOf', { day: summary.day, partners, total: formatCop(locale, total), heard: moment(asOf) }))
}
