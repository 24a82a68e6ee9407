import path from 'node:path'
import { type Command, Option } from 'commander'
import { type BulkFlags, bulkFlags, runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import { texts } from '../texts/agreement.ts'
import { cop, speaker } from '../words.ts'

/** Agreements with the bank: which wait, and the bank's file of those that were paid. */
export function addAgreement(program: Command, context: Context): void {
  const agreement = program.command('agreement')
  addImport(agreement, context)
  addList(agreement, context)
}

function addImport(agreement: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const command = agreement.command('import').description(say('import')).argument('[file]', say('file'))
  bulkFlags(command, locale, 'file')
    .addHelpText(
      'after',
      examples(locale, [
        'matricula agreement import pagos.csv --dry-run',
        'matricula agreement import pagos.csv --yes',
      ]),
    )
    .action(async (given: string | undefined, flags: BulkFlags) => {
      const file = given ?? flags.file
      if (given !== undefined && flags.file !== undefined) {
        throw new UsageFault(say('twoFiles', { one: given, other: flags.file }))
      }
      if (file === undefined && flags.template !== true) {
        throw new UsageFault(say('noFile'), [say('noFileNext')])
      }
      const { agreementWork } = await import('../works/agreement/agreement-work.ts')
      const name = file === undefined || file === '-' ? 'stdin' : path.basename(file)
      const work = agreementWork({ locale, name })
      await runBulk(context, { ...flags, ...(file !== undefined && { file }) }, { work })
    })
}

const states = ['waiting', 'paid', 'expired'] as const

interface ListFlags extends PageFlags {
  readonly state: (typeof states)[number]
  readonly search?: string
}

function addList(agreement: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const list = agreement
    .command('list')
    .description(say('list'))
    .addOption(new Option('--state <state>', say('state')).choices(states).default('waiting'))
    .option('--search <text>', say('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula agreement list', 'matricula agreement list --state expired --all --json']),
    )
    .action(async ({ state, search, ...flags }: ListFlags) => {
      const [{ answerList }, { pageAnswered }, { moment }] = await Promise.all([
        import('../listing/answer-list.ts'),
        import('../hub/answered.ts'),
        import('../output/cells.ts'),
      ])
      const { api } = await context.hub()
      const filter = { state, ...(search !== undefined && { search }) }
      await answerList(context, {
        flags,
        nothing: say('nothing'),
        ask: (page) =>
          pageAnswered(
            api.GET('/api/payments/bank-agreement', { params: { query: { ...filter, ...page } } }),
          ),
        columns: [
          { title: say('columnStudent'), of: ({ student_code: code }) => code },
          { title: say('columnReference'), of: ({ reference }) => reference },
          { title: say('columnAmount'), of: ({ amount }) => cop(locale, amount), align: 'right' },
          { title: say('columnStarted'), of: ({ started_at: at }) => moment(at) },
          { title: say('columnExpires'), of: ({ expires_at: at }) => moment(at) },
        ],
      })
    })
}
