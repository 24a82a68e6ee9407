import { type Command, Option } from 'commander'
import { runBulk } from '../bulk/run-bulk.ts'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import { documentNames, documentsIn, type DocumentName } from '../bulk-jobs/documents/document-words.ts'
import { translator } from '../i18n.ts'

/** Documents of an enrollment that are signed online. */
export function addDocuments(program: Command, context: Context): void {
  const documents = program.command('documents')
  addSend(documents, context)
  addList(documents, context)
}

function addSend(documents: Command, context: Context): void {
  const { locale } = context
  const t = translator('documents', locale)
  const send = documents
    .command('send')
    .description(t('command'))
    .option('--document <documents>', t('document'))
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
        throw new UsageFault(t('badDocument', { value: document }))
      }
      const { documentsJob } = await import('../bulk-jobs/documents/documents-job.ts')
      const defaults = document === undefined ? {} : { document }
      await runBulk(context, flags, { job: documentsJob(locale), defaults })
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
  const t = translator('documents', locale)
  const list = documents
    .command('list')
    .description(t('list'))
    .addOption(new Option('--state <state>', t('state')).choices(states))
    .addOption(new Option('--document <document>', t('one')).choices(documentNames))
    .option('--search <text>', t('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, [
        'matricula documents list --state sent',
        'matricula documents list --document contract --all --json',
      ]),
    )
    .action(async ({ state, document, search, ...flags }: ListFlags) => {
      const [{ printList }, { unwrapPage }, { readSeasonTime }, { moment }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
        import('../hub/season-time.ts'),
        import('../output/cells.ts'),
      ])
      const hub = await context.hub()
      const toSeasonTime = await readSeasonTime(context, hub)
      const filter = {
        ...(state !== undefined && { state }),
        ...(document !== undefined && { document }),
        ...(search !== undefined && { search }),
      }
      await printList(context, {
        flags,
        emptyMessage: t('nothing'),
        fetchPage: (page) =>
          unwrapPage(
            hub.api.GET('/api/enrollment/admin/documents', { params: { query: { ...filter, ...page } } }),
          ),
        columns: [
          { title: t('columnStudent'), of: ({ student_code: code }) => code },
          { title: t('columnDocument'), of: (row) => t(row.document) },
          { title: t('columnStatus'), of: ({ status }) => t(status) },
          { title: t('columnRequested'), of: ({ requested_at: at }) => moment(toSeasonTime(at)) },
          { title: t('columnUpdated'), of: ({ updated_at: at }) => moment(toSeasonTime(at)) },
        ],
      })
    })
}
