import type { PageRequest, PageResponse } from '@matricula/contract'
import { testersChoices } from '../raw-status.ts'
import { documentsPage } from './documents-page.ts'
import type { Office } from './office.ts'

/** The tester's list of documents. */
export async function listDocuments(office: Office, { locale }: PageRequest): Promise<PageResponse> {
  const documents = await office.desk.archive.all()
  return documentsPage(office, { locale, documents, waiting: await office.desk.courier.waiting() })
}

/** Lets time or the sender end a signing that is still open. */
export async function changeDocument(
  office: Office,
  { form }: PageRequest,
  id: string,
): Promise<PageResponse | null> {
  const present = await office.desk.archive.find(id)
  if (!present) return null
  const choice = testersChoices.find((known) => known === form['choice'])
  if (choice) await office.desk.choose(present.sent, choice)
  await office.desk.courier.deliver(id)
  return home(office)
}

/** Sends every callback that waits, late ones included. */
export async function sendCallbacks(office: Office): Promise<PageResponse> {
  await office.desk.courier.deliverAll()
  return home(office)
}

function home({ kit }: Office): PageResponse {
  return { is: 'redirect', to: kit.pageUrl('').href }
}
