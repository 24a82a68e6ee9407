const receipt = 'hub/src/modules/receipts/issue-receipt.ts'
const draft = 'hub/src/modules/enrollment/enrollment.routes.ts'
const account = 'hub/src/modules/access/register-guardian.ts'
const forgetting = 'hub/src/modules/access/devices.routes.ts'
const polling = 'console/src/parents/checkout/use-payment.ts'
const invoiceHistory = 'hub/src/modules/invoices/invoices.routes.ts'

/** Who may promise that something is sent, shown or saved, and the file that makes it so. */
export const promises: Readonly<Record<string, string>> = {
  'common.crowdBody': 'console/src/app.tsx',
  'common.offlineBody': 'console/src/parents/wizard/draft-store.ts',
  'common.unreachedBody': 'console/src/parents/wizard/draft-store.ts',
  'wizard.devices.body': forgetting,
  'wizard.conflict.useTheirs': 'console/src/parents/wizard/draft-conflict.tsx',
  'initial.kept': draft,
  'pay.how-payer': 'console/src/parents/pay/payer-dialog.tsx',
  'documents.staleBody': 'hub/src/modules/documents/read-family-documents.ts',
  'checkout.waitingBody': polling,
  'checkout.noticeBody': receipt,
  'checkout.gaveUpBody': receipt,
  'checkout.declinedBody': draft,
  'checkout.expiredBody': draft,
  'checkout.offlineBody': polling,
  'checkout.unreachedBody': polling,
  'checkout.receiptSoon': receipt,
  'checkout.returnedBody': draft,
  'orderPage.unreadableBody': 'hub/src/modules/enrollment/order.store.ts',
  'outcome.check-mail.body': 'hub/src/modules/notices/send-notices.ts',
  'adminOrder.onItsWay': 'hub/src/modules/outbox/decide-delivery.ts',
  'portal.sent.register': account,
  'portal.sent.forgot': account,
  'portal.forgot.lead': account,
  'portal.payment.waiting.body': 'console/src/parents/portal/invoices/invoices-tab.tsx',
  'portal.payment.notice.body': invoiceHistory,
  'portal.payment.gaveUp.body': invoiceHistory,
  'problem.NOT_VERIFIED.detail': 'hub/src/modules/access/sign-in-guardian.ts',
  'office.fees.changed': 'hub/src/modules/fees/write-fees.ts',
  'office.studentFile.devices.body': forgetting,
  'office.studentFile.price.lead': 'hub/src/modules/enrollment/quote-enrollment.ts',
  'office.studentFile.price.leadNone': 'hub/src/modules/enrollment/quote-enrollment.ts',
  'notice.part-ended.mail.back': 'hub/src/modules/notices/tell-refunded-payers.ts',
  'notice.part-ended.message': 'hub/src/modules/notices/tell-refunded-payers.ts',
  'notice.withdrawal.mail.given': 'hub/src/modules/payments/note-refunded.ts',
  'office.reminders.drafted': 'hub/src/modules/reminders/draft-reminder.ts',
  'office.reminders.changed': 'hub/src/modules/reminders/draft-reminder.ts',
  'office.reminders.will.send': 'hub/src/modules/reminders/send-reminder.ts',
  'office.insertServices.unread': 'console/src/office/food/plan/one-plan.tsx',
  'office.users.changed': 'hub/src/modules/access/change-staff.ts',
  'faq.start-enrollment': draft,
  'faq.receipt': receipt,
  'faq.pending-payment': 'hub/src/modules/payments/reconcile-payments.ts',
}

const spanish =
  /recibirá|llega a su correo|\w(?:are|ere|ire)mos\b|enviará|\bvamos a\b|le enviamos|acabamos de enviar|le llegará|aparecerá aquí|en su historial|reciben un mensaje|guardamos|(?:quedó|está|están) guardad|ya guardó no se pierde/i
const english =
  /\bin your email\b|\bwe(?: will| have just|’ll)?(?: send| sent| save| show| check| connect| call| write| tell| keep| notify| let)\b|will (?:receive|arrive|be sent|appear here|be in your)|is sent automatically|get a message|\b(?:is|are) saved\b|has saved stays|have saved stays/i

/** Whether a text says that something will come, or is kept. */
export function isPromise(said: string): boolean {
  return spanish.test(said) || english.test(said)
}
