import type { components } from '@matricula/hub/api'
import { everyRow, largestPage, unwrapPage } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import type { LinkChange } from './link-change.ts'

type SentLink = components['schemas']['SentPayLink']

/** The office's own link that stands for just these documents, or this amount; undefined where there is none. */
export async function findStanding(
  { api }: Hub,
  { student, documents, onAccount }: Pick<LinkChange, 'student' | 'documents' | 'onAccount'>,
): Promise<SentLink | undefined> {
  const found = everyRow((page) =>
    unwrapPage(
      api.GET('/api/pay-links', {
        params: { query: { student, 'page[number]': page, 'page[size]': largestPage } },
      }),
    ),
  )
  for await (const link of found) {
    const isOurs = link.by === 'office' && link.state === 'standing'
    const isSame = onAccount === undefined ? isOf(link, documents) : isFor(link, onAccount)
    if (isOurs && isSame) return link
  }
  return undefined
}

function isOf(link: SentLink, documents: LinkChange['documents']): boolean {
  return link.kind === 'invoices' && namesOf(link.documents) === namesOf(documents)
}

/** A concept that names the child is not kept (pay-links-13). */
function isFor(link: SentLink, { amount, concept }: NonNullable<LinkChange['onAccount']>): boolean {
  return link.onAccount?.amount === amount && ['', concept].includes(link.onAccount.concept)
}

function namesOf(documents: LinkChange['documents']): string {
  return documents
    .map(({ DocNum, CardCode }) => `${CardCode}/${DocNum}`)
    .toSorted()
    .join(' ')
}
