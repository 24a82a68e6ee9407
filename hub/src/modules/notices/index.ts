import type { Module } from '../../app-context.ts'
import { sendSplitEndedNotice } from './send-split-ended-notice.ts'
import { sendWithdrawalNotice } from './send-withdrawal-notice.ts'
import {
  sendInvoicesNotice,
  sendLinkNotice,
  sendLinkPaymentNotice,
  sendReceiptNotice,
  sendRefundNotice,
} from './send-notices.ts'

export const noticesModule: Module = {
  name: 'notices',
  register: (server, app) => {
    server.app.handleTopic('notice.receipt', sendReceiptNotice(app))
    server.app.handleTopic('notice.invoices', sendInvoicesNotice(app))
    server.app.handleTopic('notice.refund', sendRefundNotice(app))
    server.app.handleTopic('notice.withdrawal', sendWithdrawalNotice(app))
    server.app.handleTopic('notice.link-payment', sendLinkPaymentNotice(app))
    server.app.handleTopic('notice.split-ended', sendSplitEndedNotice(app))
    server.app.handleTopic('notice.link', sendLinkNotice(app))
  },
}
