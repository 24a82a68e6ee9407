import type { PageRequest, PageResponse } from '@matricula/contract'
import { testersChoices } from '../raw-status.ts'
import { documentsPage } from './documents-page.ts'
import type { PageContext } from './page-context.ts'

/** The tester's list of documents. */
export async function listDocuments(context: PageContext, { locale }: PageRequest): Promise<PageResponse> {
  const documents = await context.signingService.archive.all()
  return documentsPage(context, {
    locale,
    documents,
    waiting: await context.signingService.callbackSender.waiting(),
  })
}

/** Lets time or the sender end a signing that is still open. */
export async function changeDocument(
  context: PageContext,
  { form }: PageRequest,
  id: string,
): Promise<PageResponse | null> {
  const present = await context.signingService.archive.find(id)
  if (!present) return null
  const choice = testersChoices.find((known) => known === form['choice'])
  if (choice) await context.signingService.choose(present.sent, choice)
  await context.signingService.callbackSender.deliver(id)
  return home(context)
}

/** Sends every callback that waits, late ones included. */
export async function sendCallbacks(context: PageContext): Promise<PageResponse> {
  await context.signingService.callbackSender.deliverAll()
  return home(context)
}

function home({ kit }: PageContext): PageResponse {
  return { is: 'redirect', to: kit.pageUrl('').href }
}
