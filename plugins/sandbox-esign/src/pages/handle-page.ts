import type { PageRequest, PageResponse } from '@matricula/contract'
import { handleSwitches, html, sandboxPage, type Locale } from '@matricula/contract/sandbox'
import { changeDocument, listDocuments, sendCallbacks } from './documents.ts'
import type { Office } from './office.ts'
import { answerSigner, openDocument } from './sign.ts'
import { testerLinks } from './tester-links.ts'
import { texts } from './texts.ts'

/** The vendor's pages: `sign/…` for the signer, the rest for a tester. */
export async function handlePage(office: Office, request: PageRequest): Promise<PageResponse> {
  const [page = '', id = ''] = request.path.split('/')
  const answer = await answerOf(office, request, { page, id })
  return answer ?? notFound(office, request.locale)
}

async function answerOf(
  office: Office,
  request: PageRequest,
  { page, id }: { page: string; id: string },
): Promise<PageResponse | null> {
  switch (`${request.method} ${page}`) {
    case 'GET sign':
      return openDocument(office, request, id)
    case 'POST sign':
      return answerSigner(office, request, id)
    case 'GET ':
      return listDocuments(office, request)
    case 'POST documents':
      return changeDocument(office, request, id)
    case 'POST callbacks':
      return sendCallbacks(office)
    case 'GET switches':
    case 'POST switches':
      return handleSwitches(request, switchesPage(office, request))
    default:
      return null
  }
}

function switchesPage({ settings, kit, desk, faults }: Office, { locale }: PageRequest) {
  const here = kit.pageUrl('switches').href
  const links = testerLinks(kit, locale, 'switches')
  return { brand: settings.title, here, links, board: desk.board, faults }
}

function notFound({ settings }: Office, locale: Locale): PageResponse {
  const { title, body: words } = texts[locale].unknown
  const body = html`<p class="message danger" role="alert">${words}</p>`
  return sandboxPage({ locale, brand: settings.title, title, body, status: 404 })
}
