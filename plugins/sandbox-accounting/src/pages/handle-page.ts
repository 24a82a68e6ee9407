import type { PageRequest, PageResponse } from '@matricula/contract'
import { handleSwitches, html, noSwitches, sandboxPage } from '@matricula/contract/sandbox'
import type { Locale } from '@matricula/contract/sandbox'
import { accountStatement } from '../account-statement.ts'
import { sumBooks } from '../sum-books.ts'
import { booksPage } from './books-page.ts'
import type { PageContext } from './page-context.ts'
import { testerLinks } from './tester-links.ts'
import { texts } from './texts.ts'

/** The books in sums, one partner's statement of account, and the simulated faults. */
export async function handlePage(context: PageContext, request: PageRequest): Promise<PageResponse> {
  const { memo } = context.kit
  const { locale, method, path } = request
  const [page = '', partner = ''] = path.split('/')
  switch (`${method} ${page}`) {
    case 'GET ':
      return booksPage(context, locale, await sumBooks(memo))
    case 'GET books':
      return { is: 'json', value: { ...(await sumBooks(memo)) } }
    case 'GET partners':
      return { is: 'json', value: await accountStatement(memo, partner, context.settings.project) }
    case 'GET switches':
    case 'POST switches':
      return handleSwitches(request, switchesPage(context, locale))
    default:
      return notHere(context, locale)
  }
}

function switchesPage({ kit, faults }: PageContext, locale: Locale) {
  const here = kit.pageUrl('switches').href
  const links = testerLinks(kit, locale, 'switches')
  return { brand: texts[locale].brand, here, links, board: noSwitches, faults }
}

function notHere({ kit }: PageContext, locale: Locale): PageResponse {
  const { brand, unknown } = texts[locale]
  const links = testerLinks(kit, locale, 'none')
  const body = html`<p class="message">${unknown.body}</p>`
  return sandboxPage({ locale, brand, title: unknown.title, links, body, status: 404 })
}
