import type { Translate } from '../../i18n.ts'

/** What a call reads, by how its path begins and where the screen's name stands in the texts; the longer ones first. */
const places = [
  ['/api/enrollment/admin/students/{student}/contacts', 'office.studentFile.contacts.title'],
  ['/api/payments/exceptions', 'office.exceptions.menu'],
  ['/api/payments/bank-agreement', 'office.agreements.menu'],
  ['/api/payments', 'office.payments.menu'],
  ['/api/reconciliation', 'office.reconciliation.menu'],
  ['/api/approvals', 'office.approvals.menu'],
  ['/api/enrollment/admin/charges', 'office.charges.menu'],
  ['/api/enrollment/admin/progress', 'office.progress.menu'],
  ['/api/discounts', 'office.discounts.menu'],
  ['/api/reminders', 'office.reminders.menu'],
  ['/api/transport/geolocation', 'office.homesMap.menu'],
  ['/api/transport', 'office.transportation.menu'],
] as const

/** A call of the hub as people know it; what has no screen of its own is a student's record. */
export function callLabel(call: string, t: Translate): string {
  const path = call.replace(/^[A-Z]+ /, '')
  const place = places.find(([begins]) => path.startsWith(begins))
  return t(place?.[1] ?? 'office.studentFile.menu')
}
