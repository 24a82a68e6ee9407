import type { Account } from '../../src/books/account.ts'
import type { PaidLater, Transcript } from '../../src/families/transcript.ts'
import { accounting, aTranscript, anAccount, moved, of } from './a-closed-account.ts'

const [amount, reference] = [250_000, 'MH-ACCOUNT00001']

/** Somebody has paid 250.000 on account by a link, with a card. */
export const onAccount: PaidLater = {
  pays: 'account',
  token: '9b1d5f0c7a3e4d268f1b2c3d4e5f6a7b',
  reference,
  charge: { amount, means: 'card', day: '2025-07-01', takenBackOn: null },
  surcharge: 0,
  discount: 0,
}

/** And the school has given all of it back. */
export const givenBack: PaidLater = {
  ...onAccount,
  charge: { ...onAccount.charge, takenBackOn: '2025-09-01' },
}

export function aTranscriptOf(paidLater: PaidLater): Transcript {
  const transcript = aTranscript()
  const isBack = paidLater.charge.takenBackOn !== null
  return {
    ...transcript,
    exceptions: [
      ...transcript.exceptions,
      ...(isBack ? [{ kind: 'refunded', reference, state: 'resolved' } as const] : []),
    ],
    aftermath: { ...transcript.aftermath, paidLater },
  }
}

const home = 'to-post/on-account:1'
const came: Account['movements'] = [
  moved('payment:account', [of('provider/invoices', 'provider', amount), of(home, 'to-post', -amount)]),
  moved('account:1', [of(home, 'to-post', amount), accounting(-amount)]),
]
const went: Account['movements'] = [
  moved('refund:1:freed', [of(home, 'to-post', amount), of('unapplied/account', 'unapplied', -amount)]),
  moved('refund:1', [
    of('unapplied/account', 'unapplied', amount),
    of('refund-due/1', 'refund-due', -amount),
  ]),
  moved('refund:1:done', [
    of('refund-due/1', 'refund-due', amount),
    of('provider/invoices', 'provider', -amount),
  ]),
  moved('exception:2', [of(home, 'to-post', -amount), accounting(amount)]),
]

/** The account in the books that explains it. */
export function anAccountOf({ charge: { takenBackOn } }: PaidLater): Account {
  const account = anAccount()
  const isBack = takenBackOn !== null
  const [first] = account.exceptions
  if (first === undefined) throw new Error('the account has an exception')
  const refunded = { ...first, id: 2, kind: 'refunded', state: 'resolved', of: 'account', reference } as const
  return {
    ...account,
    exceptions: [...account.exceptions, ...(isBack ? [refunded] : [])],
    movements: [...account.movements, ...came, ...(isBack ? went : [])],
    statement: {
      ...account.statement,
      payments: [...account.statement.payments, { reference, amount, paidOn: '2025-07-01', onAccount: true }],
    },
    paidLater: {
      reference,
      providerRef: `SP-${reference}`,
      asked: amount,
      status: isBack ? 'Reversada' : 'Aceptada',
      amount,
      returned: isBack ? amount : 0,
      at: '2025-07-01T15:00:00.000Z',
    },
    laterDeliveries: [
      'accounting.on-account done',
      'notice.link-payment done',
      'notice.on-account done',
      ...(isBack ? ['notice.refund done'] : []),
    ],
  }
}
