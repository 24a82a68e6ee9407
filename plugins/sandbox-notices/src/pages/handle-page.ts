import type { PageRequest, PageResponse } from '@matricula/contract'
import { handleSwitches, noSwitches } from '@matricula/contract/sandbox'
import { mailboxPage } from './mailbox-page.ts'
import { messagePage, noMessagePage } from './message-page.ts'
import type { PageContext } from './page-context.ts'
import { testerLinks } from './tester-links.ts'

/** The mailbox, one message, and the simulated faults. */
export async function handlePage(context: PageContext, request: PageRequest): Promise<PageResponse> {
  const { mailbox } = context
  const { locale, method, path } = request
  const [page = '', ref = ''] = path.split('/')
  switch (`${method} ${page}`) {
    case 'GET ':
      return mailboxPage(context, locale, await mailbox.all())
    case 'GET messages': {
      const message = await mailbox.find(ref)
      return message ? messagePage(context, locale, message) : noMessagePage(context, locale)
    }
    case 'GET switches':
    case 'POST switches':
      return handleSwitches(request, switchesPage(context, request))
    default:
      return noMessagePage(context, locale)
  }
}

function switchesPage({ settings, kit, faults }: PageContext, { locale }: PageRequest) {
  const here = kit.pageUrl('switches').href
  const links = testerLinks(kit, locale, 'switches')
  return { brand: settings.title, here, links, board: noSwitches, faults }
}
