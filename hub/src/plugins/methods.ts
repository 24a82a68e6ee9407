import type { Adapters, Kind, Lifecycle, Read, Write } from '@matricula/contract'

/** `local`: decides on what it is given and calls nobody, so it works while the vendor is down or paused. */
export type Mode = 'read' | 'write' | 'local'

/** Methods by name, and optional facets as tables of their own. */
export type MethodTable = Readonly<Record<string, Mode | Readonly<Record<string, Mode>>>>

type ModeOf<Method> = Method extends (...given: infer Given) => unknown
  ? Given extends [...unknown[], infer Last]
    ? Last extends Write
      ? 'write'
      : Last extends Read
        ? 'read'
        : 'local'
    : 'local'
  : never

type EntryOf<Member> = Member extends (...given: never[]) => unknown
  ? ModeOf<Member>
  : { readonly [Method in keyof Member]: ModeOf<Member[Method]> }

type MethodsOf<Adapter> = {
  readonly [Name in Exclude<keyof Adapter, keyof Lifecycle<unknown>>]-?: EntryOf<NonNullable<Adapter[Name]>>
}

/** Every method of every kind, and whether it changes something at the vendor. The contract's types fill it in. */
export const methods: { readonly [K in Kind]: MethodsOf<Adapters[K]> } = {
  sis: {
    listStudents: 'read',
    findStudent: 'read',
    customFields: 'read',
    relationships: 'read',
    emergencyContacts: 'read',
    findGuardian: 'read',
    guardianContacts: 'read',
    admissions: { list: 'read', find: 'read' },
  },
  accounting: {
    findPartner: 'read',
    partnersByEmail: 'read',
    priceList: 'read',
    studentPrices: 'read',
    balance: 'read',
    projects: 'read',
    lastTransportCharge: 'read',
    openInvoices: 'read',
    invoices: { list: 'read' },
    createOrder: 'write',
    findOrder: 'read',
    ordersOf: 'read',
    partners: { create: 'write' },
    incomingPayments: { record: 'write', find: 'read' },
    adjustedPayments: { record: 'write' },
    onAccount: { record: 'write', find: 'read' },
    receivables: { list: 'read' },
    withdrawals: { cancel: 'write', find: 'read' },
    journal: { list: 'read' },
    pages: { handle: 'local' },
  },
  accessControl: { findPerson: 'read', enrol: 'write', withdraw: 'write' },
  maps: { search: 'read', addressOf: 'read', routes: 'read', distance: 'read' },
  payments: {
    startCheckout: 'write',
    find: 'read',
    webhooks: { read: 'local' },
    refunds: { refund: 'write', find: 'read' },
    statement: { list: 'read' },
    payouts: { list: 'read' },
    disputes: { list: 'read' },
    bankFiles: { read: 'read' },
    pages: { handle: 'local' },
  },
  esign: {
    send: 'write',
    status: 'read',
    findByReference: 'read',
    webhooks: { read: 'local' },
    pages: { handle: 'local' },
  },
  notices: { send: 'write', pages: { handle: 'local' } },
  einvoice: {
    issue: 'write',
    find: 'read',
    pdf: 'read',
    creditNotes: { issue: 'write', find: 'read', pdf: 'read' },
    pages: { handle: 'local' },
  },
}
