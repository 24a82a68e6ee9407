import type { PageRequest, PageResponse } from '@matricula/contract'
import { handleSwitches } from '@matricula/contract/sandbox'
import { receiveCheckout } from './receive-checkout.ts'
import { handlePay } from './pay.ts'
import { changePayment, listPayments, sendCallbacks } from './payments.ts'
import { refusal } from './refusal.ts'
import { showLedger } from './show-ledger.ts'
import { testerLinks } from './tester-links.ts'
import type { PageContext } from './page-context.ts'

/** The vendor's pages: `checkout` and `pay/…` for the payer, the rest for a tester. */
export async function handlePage(context: PageContext, request: PageRequest): Promise<PageResponse> {
  const [page = '', name = ''] = request.path.split('/')
  switch (`${request.method} ${page}`) {
    case 'POST checkout':
      return receiveCheckout(context, request)
    case 'GET pay':
    case 'POST pay':
      return handlePay(context, request, name)
    case 'GET ':
      return listPayments(context, request)
    case 'POST payments':
      return changePayment(context, request, name)
    case 'GET ledger':
      return showLedger(context, request)
    case 'POST callbacks':
      return sendCallbacks(context)
    case 'GET switches':
    case 'POST switches':
      return handleSwitches(request, switchesPage(context, request))
    default:
      return refusal(context, request.locale, 'unknown')
  }
}

function switchesPage(context: PageContext, { locale }: PageRequest) {
  const { settings, kit, paymentService, faults } = context
  const here = kit.pageUrl('switches').href
  return {
    brand: settings.title,
    here,
    links: testerLinks(kit, locale, 'switches'),
    board: paymentService.board,
    faults,
  }
}
