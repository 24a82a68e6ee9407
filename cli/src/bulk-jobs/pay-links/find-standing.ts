import type { components } from '@matricula/hub/api'
import { everyRow, largestPage, unwrapPage } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import type { LinkChange } from './link-change.ts'

/** The office's own link that stands for just these documents; undefined where there is none. */
export async function findStanding(
  { api }: Hub,
  { student, documents }: Pick<LinkChange, 'student' | 'documents'>,
): Promise<components['schemas']['SentPayLink'] | undefined> {
  const found = everyRow((page) =>
    unwrapPage(
      api.GET('/api/pay-links', {
        params: { query: { student, 'page[number]': page, 'page[size]': largestPage } },
      }),
    ),
  )
  const asked = namesOf(documents)
  for await (const link of found) {
    const isOurs = link.by === 'office' && link.state === 'standing' && link.kind === 'invoices'
    if (isOurs && namesOf(link.documents) === asked) return link
  }
  return undefined
}

function namesOf(documents: LinkChange['documents']): string {
  return documents
    .map(({ DocNum, CardCode }) => `${CardCode}/${DocNum}`)
    .toSorted()
    .join(' ')
}
