import type { PageRequest, PageResponse } from '@matricula/contract'
import { handleSwitches, html, sandboxPage, type Locale } from '@matricula/contract/sandbox'
import { changeDocument, listDocuments, sendCallbacks } from './documents.ts'
import type { PageContext } from './page-context.ts'
import { answerSigner, openDocument } from './sign.ts'
import { testerLinks } from './tester-links.ts'
import { texts } from './texts.ts'

/** The vendor's pages: `sign/…` for the signer, the rest for a tester. */
export async function handlePage(context: PageContext, request: PageRequest): Promise<PageResponse> {
  const [page = '', id = ''] = request.path.split('/')
  const answer = await answerOf(context, request, { page, id })
  return answer ?? notFound(context, request.locale)
}

async function answerOf(
  context: PageContext,
  request: PageRequest,
  { page, id }: { page: string; id: string },
): Promise<PageResponse | null> {
  switch (`${request.method} ${page}`) {
    case 'GET sign':
      return openDocument(context, request, id)
    case 'POST sign':
      return answerSigner(context, request, id)
    case 'GET ':
      return listDocuments(context, request)
    case 'POST documents':
      return changeDocument(context, request, id)
    case 'POST callbacks':
      return sendCallbacks(context)
    case 'GET switches':
    case 'POST switches':
      return handleSwitches(request, switchesPage(context, request))
    default:
      return null
  }
}

function switchesPage({ settings, kit, signingService, faults }: PageContext, { locale }: PageRequest) {
  const here = kit.pageUrl('switches').href
  const links = testerLinks(kit, locale, 'switches')
  return { brand: settings.title, here, links, board: signingService.board, faults }
}

function notFound({ settings }: PageContext, locale: Locale): PageResponse {
  const { title, body: words } = texts[locale].unknown
  const body = html`<p class="message danger" role="alert">${words}</p>`
  return sandboxPage({ locale, brand: settings.title, title, body, status: 404 })
}
