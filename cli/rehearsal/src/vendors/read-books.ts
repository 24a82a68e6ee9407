/** A payment as the provider keeps it. */
export interface ProviderRow {
  readonly reference: string
  readonly providerRef: string
  readonly asked: number
  readonly status: string
  readonly amount: number
  /** COP that went back of it, in parts or whole. */
  readonly returned: number
  readonly at: string
}

export interface LedgerPage {
  readonly payments: readonly ProviderRow[]
  readonly next: string | null
  /** Callbacks that wait to be sent. */
  readonly waiting: number
}

export interface Booked {
  readonly count: number
  readonly total: number
}

export interface Books {
  readonly orders: Booked
  readonly payments: Booked
}

export interface BookedLine {
  readonly itemCode: string
  readonly shipDate: string
  readonly unitPrice: number
  readonly quantity: number
}

export interface BookedOrder {
  readonly reference: string
  readonly number: string
  readonly total: number
  /** The day after which nothing more is billed of it; null while its student stays. */
  readonly leftOn: string | null
  readonly lines: readonly BookedLine[]
}

/** A student's account at accounting. */
export interface Statement {
  readonly orders: readonly BookedOrder[]
  readonly payments: readonly {
    readonly reference: string
    readonly amount: number
    readonly paidOn: string
    /** For no document. */
    readonly onAccount: boolean
  }[]
}

export function ledgerPageIn(said: unknown): LedgerPage {
  const next = field(said, 'next')
  return {
    payments: listIn(said, 'payments').map((row) => ({
      reference: textIn(row, 'reference'),
      providerRef: textIn(row, 'providerRef'),
      asked: pesosIn(row, 'asked'),
      status: textIn(row, 'status'),
      amount: pesosIn(row, 'amount'),
      returned: pesosIn(row, 'returned'),
      at: textIn(row, 'at'),
    })),
    next: next === null ? null : textIn(said, 'next'),
    waiting: pesosIn(said, 'waiting'),
  }
}

export function bookedIn(said: unknown): Books {
  const booked = (name: string) => {
    const sums = field(said, name)
    return { count: pesosIn(sums, 'count'), total: pesosIn(sums, 'total') }
  }
  return { orders: booked('orders'), payments: booked('payments') }
}

export function statementIn(said: unknown): Statement {
  return {
    orders: listIn(said, 'orders').map((order) => ({
      reference: textIn(order, 'reference'),
      number: textIn(order, 'number'),
      total: pesosIn(order, 'total'),
      leftOn: field(order, 'leftOn') === null ? null : textIn(order, 'leftOn'),
      lines: listIn(order, 'lines').map((line) => ({
        itemCode: textIn(line, 'itemCode'),
        shipDate: textIn(line, 'shipDate'),
        unitPrice: pesosIn(line, 'unitPrice'),
        quantity: pesosIn(line, 'quantity'),
      })),
    })),
    payments: listIn(said, 'payments').map((payment) => ({
      reference: textIn(payment, 'reference'),
      amount: pesosIn(payment, 'amount'),
      paidOn: textIn(payment, 'paidOn'),
      onAccount: field(payment, 'onAccount') === true,
    })),
  }
}

/** An electronic invoice or a credit note, as its provider has it. */
export interface IssuedDocument {
  readonly status: string
  readonly total: number
}

export function issuedIn(said: unknown): ReadonlyMap<string, IssuedDocument> {
  return new Map(
    listIn(said, 'documents').map((document) => [
      textIn(document, 'number'),
      { status: textIn(document, 'status'), total: pesosIn(document, 'total') },
    ]),
  )
}

function field(said: unknown, name: string): unknown {
  if (typeof said !== 'object' || said === null) throw unreadable(name)
  return Reflect.get(said, name)
}

function listIn(said: unknown, name: string): readonly unknown[] {
  const list = field(said, name)
  if (!Array.isArray(list)) throw unreadable(name)
  return list
}

function textIn(said: unknown, name: string): string {
  const text = field(said, name)
  if (typeof text !== 'string') throw unreadable(name)
  return text
}

function pesosIn(said: unknown, name: string): number {
  const pesos = field(said, name)
  if (typeof pesos !== 'number' || !Number.isSafeInteger(pesos)) throw unreadable(name)
  return pesos
}

function unreadable(name: string): Error {
  return new Error(`the pretend vendor's books have no readable ${name}`)
}
