import { PluginFault } from '@matricula/contract'
import type { Kind } from '@matricula/contract'
import type { Guarded } from './guard.ts'

/** What stands in for a kind nobody configured: it supports nothing and every call is `unsupported`. */
export const absent: { readonly [K in Kind]: Guarded<K> } = {
  sis: {
    supports: { admissions: false },
    listStudents: refuse('sis'),
    findStudent: refuse('sis'),
    customFields: refuse('sis'),
    relationships: refuse('sis'),
    emergencyContacts: refuse('sis'),
    findGuardian: refuse('sis'),
    guardianContacts: refuse('sis'),
  },
  accounting: {
    supports: { incomingPayments: false, createsPartners: false },
    findPartner: refuse('accounting'),
    partnersByEmail: refuse('accounting'),
    priceList: refuse('accounting'),
    studentPrices: refuse('accounting'),
    balance: refuse('accounting'),
    projects: refuse('accounting'),
    lastTransportCharge: refuse('accounting'),
    openInvoices: refuse('accounting'),
    createOrder: refuse('accounting'),
    findOrder: refuse('accounting'),
    ordersOf: refuse('accounting'),
  },
  accessControl: {
    supports: { credentials: false },
    findPerson: refuse('accessControl'),
    enrol: refuse('accessControl'),
    withdraw: refuse('accessControl'),
  },
  maps: {
    supports: { alternatives: 0, simulated: false },
    search: refuse('maps'),
    addressOf: refuse('maps'),
    routes: refuse('maps'),
    distance: refuse('maps'),
  },
  payments: {
    supports: { means: [], webhooks: false, refunds: 'none' },
    startCheckout: refuse('payments'),
    find: refuse('payments'),
  },
  esign: {
    supports: { webhooks: false, documents: [] },
    send: refuse('esign'),
    status: refuse('esign'),
    findByReference: refuse('esign'),
  },
  notices: { supports: { channels: [], html: false }, send: refuse('notices') },
  einvoice: {
    supports: { creditNotes: false },
    issue: refuse('einvoice'),
    find: refuse('einvoice'),
    pdf: refuse('einvoice'),
  },
}

function refuse(kind: Kind): () => Promise<never> {
  return () => Promise.reject(new PluginFault('unsupported', `no such plugin is configured for ${kind}`))
}
