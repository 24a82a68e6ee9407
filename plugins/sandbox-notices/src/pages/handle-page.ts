import type { PageRequest, PageResponse } from '@matricula/contract'
import { handleSwitches, noSwitches } from '@matricula/contract/sandbox'
import { mailboxPage } from './mailbox-page.ts'
import { messagePage, noMessagePage } from './message-page.ts'
import type { Office } from './office.ts'
import { testerLinks } from './tester-links.ts'

/** The mailbox, one message, and the simulated faults. */
export async function handlePage(office: Office, request: PageRequest): Promise<PageResponse> {
  const { mailbox } = office
  const { locale, method, path } = request
  const [page = '', ref = ''] = path.split('/')
  switch (`${method} ${page}`) {
    case 'GET ':
      return mailboxPage(office, locale, await mailbox.all())
    case 'GET messages': {
      const message = await mailbox.find(ref)
      return message ? messagePage(office, locale, message) : noMessagePage(office, locale)
    }
    case 'GET switches':
    case 'POST switches':
      return handleSwitches(request, switchesPage(office, request))
    default:
      return noMessagePage(office, locale)
  }
}

function switchesPage({ settings, kit, faults }: Office, { locale }: PageRequest) {
  const here = kit.pageUrl('switches').href
  const links = testerLinks(kit, locale, 'switches')
  return { brand: settings.title, here, links, board: noSwitches, faults }
}
