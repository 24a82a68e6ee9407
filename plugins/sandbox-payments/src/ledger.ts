import { createHmac } from 'node:crypto'
import type { CheckoutRequest, PluginKit } from '@matricula/contract'
import { historyIn, storeOnce, listStored, numberingIn, readStored } from '@matricula/contract/sandbox'
import {
  parseCheckout,
  parseStep,
  paymentOf,
  type Checkout,
  type Payment,
  type PaymentStep,
} from './payment.ts'
import { checkRequest } from './check-request.ts'

/** Every payment the vendor knows, in the instance's memo. */
export interface Ledger {
  /** Same key again answers the same checkout; a reference taken by another key is a `conflict`. */
  open(request: CheckoutRequest, key: string): Promise<Checkout>
  find(reference: string): Promise<Payment | null>
  /** The charge of that name under the reference: the payment's own, or one beside it. */
  findCharge(charge: Pick<Checkout, 'reference' | 'providerRef'>): Promise<Payment | null>
  /** What was charged beside the payment under its reference. */
  chargesBeside(payment: Payment): Promise<readonly Payment[]>
  findByProviderRef(providerRef: string): Promise<Payment | null>
  /** Those of which something of the kind happened. */
  having(happened: (step: PaymentStep) => boolean): Promise<readonly Payment[]>
  /** Newest first. */
  all(): Promise<readonly Payment[]>
  /** Adds the step decided on from the payment as it stands; null when none was. */
  advance(checkout: Checkout, next: (payment: Payment) => PaymentStep | null): Promise<PaymentStep | null>
}

export function openLedger(kit: PluginKit, secret: string): Ledger {
  const { memo } = kit
  const history = historyIn(memo, parseStep)
  const nextNumber = numberingIn(memo, 'payments')
  const asItStands = async (checkout: Checkout): Promise<Payment> =>
    paymentOf(checkout, await history.of(checkout.reference), kit.now())
  const find = async (reference: string): Promise<Payment | null> => {
    const stored = await readStored(memo, placeOf(reference))
    return stored === undefined ? null : asItStands(parseCheckout(stored))
  }
  const chargesBeside = async ({ checkout }: Payment): Promise<readonly Payment[]> => {
    const second = { ...checkout, providerRef: `${checkout.providerRef}${again}` }
    const steps = await history.of(subjectOf(second))
    return steps.length === 0 ? [] : [paymentOf(second, steps, kit.now())]
  }
  return {
    async open(request, key) {
      checkRequest(request)
      const checkout = checkoutFrom(request, {
        number: await nextNumber(),
        providerRef: providerRefOf(request.reference, secret),
        createdAt: kit.now().toISOString(),
      })
      await memo.add(`ref:${checkout.providerRef}`, checkout.reference)
      const { reference, providerRef: ref } = checkout
      return parseCheckout(
        await storeOnce(memo, { act: key, place: placeOf(reference), value: checkout, ref }),
      )
    },
    find,
    async findCharge({ reference, providerRef }) {
      const payment = await find(reference)
      if (payment === null || payment.checkout.providerRef === providerRef) return payment
      const besides = await chargesBeside(payment)
      return besides.find(({ checkout }) => checkout.providerRef === providerRef) ?? null
    },
    chargesBeside,
    async findByProviderRef(providerRef) {
      const reference = await memo.get(`ref:${providerRef}`)
      return typeof reference === 'string' ? find(reference) : null
    },
    async having(happened) {
      const steps = [...(await history.all())].filter(([, own]) => own.some(happened))
      const found = await Promise.all(
        steps.map(async ([reference, own]) => {
          const stored = await readStored(memo, placeOf(reference))
          return stored === undefined ? [] : [paymentOf(parseCheckout(stored), own, kit.now())]
        }),
      )
      return found.flat()
    },
    async all() {
      const checkouts = (await listStored(memo, placeOf(''))).map(parseCheckout)
      const steps = await history.all()
      checkouts.sort((a, b) => b.number - a.number)
      return checkouts.map((checkout) => paymentOf(checkout, steps.get(checkout.reference) ?? [], kit.now()))
    },
    advance: (checkout, next) =>
      history.append(subjectOf(checkout), (steps) => next(paymentOf(checkout, steps, kit.now()))),
  }
}

/** What ends the name of the second charge of a payment. */
const again = '-2'

/** Whose steps they are: the payment's, or its second charge's. */
function subjectOf({ reference, providerRef }: Checkout): string {
  return providerRef.endsWith(again) ? `${reference}${again}` : reference
}

function placeOf(reference: string): string {
  return `payment:${reference}`
}

/** Nobody can guess the address of somebody else's payment. */
function providerRefOf(reference: string, secret: string): string {
  return `SP-${createHmac('sha256', secret).update(`payment ${reference}`).digest('hex').slice(0, 16).toUpperCase()}`
}

function checkoutFrom(
  request: CheckoutRequest,
  own: Pick<Checkout, 'number' | 'providerRef' | 'createdAt'>,
): Checkout {
  const { reference, amount, currency, description, extras, returnUrl, locale, expiresAt } = request
  const { name, lastname, id, document, email, phone } = request.payer
  const payer = { name, lastname, id, document, email, phone }
  return { ...own, reference, amount, currency, description, payer, extras, returnUrl, locale, expiresAt }
}
