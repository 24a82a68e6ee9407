import type { PageRequest, PageResponse } from '@matricula/contract'
import { handleSwitches } from '@matricula/contract/sandbox'
import { receiveCheckout } from './receive-checkout.ts'
import { handlePay } from './pay.ts'
import { changePayment, listPayments, sendCallbacks } from './payments.ts'
import { refusal } from './refusal.ts'
import { showLedger } from './show-ledger.ts'
import { testerLinks } from './tester-links.ts'
import type { Office } from './office.ts'

/** The vendor's pages: `checkout` and `pay/…` for the payer, the rest for a tester. */
export async function handlePage(office: Office, request: PageRequest): Promise<PageResponse> {
  const [page = '', name = ''] = request.path.split('/')
  switch (`${request.method} ${page}`) {
    case 'POST checkout':
      return receiveCheckout(office, request)
    case 'GET pay':
    case 'POST pay':
      return handlePay(office, request, name)
    case 'GET ':
      return listPayments(office, request)
    case 'POST payments':
      return changePayment(office, request, name)
    case 'GET ledger':
      return showLedger(office, request)
    case 'POST callbacks':
      return sendCallbacks(office)
    case 'GET switches':
    case 'POST switches':
      return handleSwitches(request, switchesPage(office, request))
    default:
      return refusal(office, request.locale, 'unknown')
  }
}

function switchesPage(office: Office, { locale }: PageRequest) {
  const { settings, kit, desk, faults } = office
  const here = kit.pageUrl('switches').href
  return {
    brand: settings.title,
    here,
    links: testerLinks(kit, locale, 'switches'),
    board: desk.board,
    faults,
  }
}
