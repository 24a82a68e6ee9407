import { type Command, Option } from 'commander'
import { type BulkFlags, bulkFlags, runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import { texts } from '../texts/documents.ts'
import { speaker } from '../words.ts'
import { documentNames, documentsIn, type DocumentName } from '../works/documents/document-words.ts'

/** Documents of an enrollment that are signed online. */
export function addDocuments(program: Command, context: Context): void {
  const documents = program.command('documents')
  addSend(documents, context)
  addList(documents, context)
}

function addSend(documents: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const send = documents
    .command('send')
    .description(say('command'))
    .option('--document <documents>', say('document'))
  bulkFlags(send, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula documents send --file estudiantes.csv --dry-run',
        'matricula documents send --student 10001,10002 --document contract,promissory-note --yes',
      ]),
    )
    .action(async ({ document, ...flags }: BulkFlags & { document?: string }) => {
      if (document !== undefined && documentsIn(document) === null) {
        throw new UsageFault(say('badDocument', { value: document }))
      }
      const { documentsWork } = await import('../works/documents/documents-work.ts')
      const defaults = document === undefined ? {} : { document }
      await runBulk(context, flags, { work: documentsWork(locale), defaults })
    })
}

const states = ['new', 'sent', 'viewed', 'signed', 'declined', 'expired', 'recalled'] as const

interface ListFlags extends PageFlags {
  readonly state?: (typeof states)[number]
  readonly document?: DocumentName
  readonly search?: string
}

function addList(documents: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const list = documents
    .command('list')
    .description(say('list'))
    .addOption(new Option('--state <state>', say('state')).choices(states))
    .addOption(new Option('--document <document>', say('one')).choices(documentNames))
    .option('--search <text>', say('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula documents list --state sent',
        'matricula documents list --document contract --all --json',
      ]),
    )
    .action(async ({ state, document, search, ...flags }: ListFlags) => {
      const [{ answerList }, { pageAnswered }, { toSeasonOf }, { moment }] = await Promise.all([
        import('../listing/answer-list.ts'),
        import('../hub/answered.ts'),
        import('../hub/season-time.ts'),
        import('../output/cells.ts'),
      ])
      const hub = await context.hub()
      const toSeason = await toSeasonOf(context, hub)
      const filter = {
        ...(state !== undefined && { state }),
        ...(document !== undefined && { document }),
        ...(search !== undefined && { search }),
      }
      await answerList(context, {
        flags,
        nothing: say('nothing'),
        ask: (page) =>
          pageAnswered(
            hub.api.GET('/api/enrollment/admin/documents', { params: { query: { ...filter, ...page } } }),
          ),
        columns: [
          { title: say('columnStudent'), of: ({ student_code: code }) => code },
          { title: say('columnDocument'), of: (row) => say(row.document) },
          { title: say('columnStatus'), of: ({ status }) => say(status) },
          { title: say('columnRequested'), of: ({ requested_at: at }) => moment(toSeason(at)) },
          { title: say('columnUpdated'), of: ({ updated_at: at }) => moment(toSeason(at)) },
        ],
      })
    })
}
