import type { PageRequest, PageResponse } from '@matricula/contract'
import { handleSwitches, html, type Locale, type PageLink, sandboxPage } from '@matricula/contract/sandbox'
import { documentsPage } from './documents-page.ts'
import type { PageContext } from './page-context.ts'
import { showRegister } from './show-register.ts'
import { texts } from './texts.ts'

/** The list of what was issued, where a tester answers for the tax authority, and the simulated faults. */
export async function handlePage(context: PageContext, request: PageRequest): Promise<PageResponse> {
  const { locale, method, path } = request
  const [page = '', reference = ''] = path.split('/')
  switch (`${method} ${page}`) {
    case 'GET ':
      return documentsPage(context, locale, linksOf(context, locale, 'documents'))
    case 'GET register':
      return { is: 'json', value: await showRegister(context) }
    case 'POST documents':
      return answerFor(context, request, reference)
    case 'GET switches':
    case 'POST switches':
      return handleSwitches(request, switchesPage(context, locale))
    default:
      return notHere(context, locale)
  }
}

const verdicts = { accept: 'Aceptada', reject: 'Rechazada' } as const

async function answerFor(
  { kit, register }: PageContext,
  { form }: PageRequest,
  reference: string,
): Promise<PageResponse> {
  const document = await register.find(reference)
  const choice = form['choice']
  if (document !== null && (choice === 'accept' || choice === 'reject'))
    await register.settle(reference, verdicts[choice])
  return { is: 'redirect', to: kit.pageUrl('').href }
}

function switchesPage(context: PageContext, locale: Locale) {
  const { settings, kit, board, faults } = context
  const here = kit.pageUrl('switches').href
  return { brand: settings.title, here, links: linksOf(context, locale, 'switches'), board, faults }
}

function linksOf(
  { kit }: Pick<PageContext, 'kit'>,
  locale: Locale,
  current: 'documents' | 'switches' | 'none',
): readonly PageLink[] {
  const text = texts[locale]
  return [
    { text: text.documents, to: kit.pageUrl('').href, current: current === 'documents' },
    { text: text.switches, to: kit.pageUrl('switches').href, current: current === 'switches' },
  ]
}

function notHere(context: PageContext, locale: Locale): PageResponse {
  const { title, body: words } = texts[locale].unknown
  const body = html`<p class="message">${words}</p>`
  const links = linksOf(context, locale, 'none')
  return sandboxPage({ locale, brand: context.settings.title, title, links, body, status: 404 })
}
