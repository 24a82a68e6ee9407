import type { Module } from '../../app-context.ts'
import { sendInvoicesNotice, sendLinkNotice, sendReceiptNotice } from './send-notices.ts'

export const noticesModule: Module = {
  name: 'notices',
  register: (server, app) => {
    server.app.handleTopic('notice.receipt', sendReceiptNotice(app))
    server.app.handleTopic('notice.invoices', sendInvoicesNotice(app))
    server.app.handleTopic('notice.link', sendLinkNotice(app))
  },
}
