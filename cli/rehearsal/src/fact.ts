/** The sentences in which a fact is told; whoever shows them has them in its languages. */
export const factKeys = [
  'none',
  'nothingMore',
  'one',
  'quote',
  'chargedNow',
  'by',
  'byNobody',
  'oneOrder',
  'orders',
  'inAll',
  'document',
  'noDocument',
  'asked',
  'charged',
  'noMoney',
  'noException',
  'bookedInAll',
  'ordersInAll',
  'receivedInAll',
  'reconciled',
  'notReconciled',
  'dayPayments',
  'dayHub',
  'dayProvider',
  'dayProviderUnknown',
  'dayToBook',
  'dayAccounting',
  'dayAccountingUnknown',
  'dayOpen',
  'dayAgrees',
  'dayDiffers',
  'dayJoined',
  'dayNothing',
  'dayWaiting',
  'dayUnknown',
  'hubGoesAlong',
  'paidByBank',
  'noAnswer',
  'samePayment',
  'noAnswerOfProvider',
  'noOrder',
  'exception',
  'attempt',
  'somethingElse',
  'paymentBegun',
  'providerForm',
  'providerPage',
  'wayBack',
  'oneOfTwo',
  'signIn',
  'afoot',
  'sumNow',
  'sumLater',
  'discount',
  'total',
] as const
export type FactKey = (typeof factKeys)[number]

/** What was expected or found: a word of the books as it stands there, or a sentence that is said in the reader's language. */
export type Fact =
  string | { readonly key: FactKey; readonly values: Readonly<Record<string, string | number>> }

export function fact(key: FactKey, values: Readonly<Record<string, string | number>> = {}): Fact {
  return { key, values }
}

export const none = fact('none')
