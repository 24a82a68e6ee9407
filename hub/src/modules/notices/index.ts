import type { Module } from '../../app-context.ts'
import { sendInvoicesNotice } from './send-invoices-notice.ts'
import { sendOnAccountNotice } from './send-on-account-notice.ts'
import { sendSplitCompleteNotice } from './send-split-complete-notice.ts'
import { sendSplitEndedNotice } from './send-split-ended-notice.ts'
import { sendSplitFixedNotice } from './send-split-fixed-notice.ts'
import { sendWithdrawalNotice } from './send-withdrawal-notice.ts'
import { sendLinkNotice, sendLinkPaymentNotice, sendReceiptNotice, sendRefundNotice } from './send-notices.ts'

export const noticesModule: Module = {
  name: 'notices',
  register: (server, app) => {
    server.app.handleTopic('notice.receipt', sendReceiptNotice(app))
    server.app.handleTopic('notice.invoices', sendInvoicesNotice(app))
    server.app.handleTopic('notice.refund', sendRefundNotice(app))
    server.app.handleTopic('notice.withdrawal', sendWithdrawalNotice(app))
    server.app.handleTopic('notice.link-payment', sendLinkPaymentNotice(app))
    server.app.handleTopic('notice.on-account', sendOnAccountNotice(app))
    server.app.handleTopic('notice.split-fixed', sendSplitFixedNotice(app))
    server.app.handleTopic('notice.split-ended', sendSplitEndedNotice(app))
    server.app.handleTopic('notice.split-complete', sendSplitCompleteNotice(app))
    server.app.handleTopic('notice.link', sendLinkNotice(app))
  },
}
