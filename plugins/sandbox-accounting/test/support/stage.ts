import type { Memo } from '@matricula/contract'
import type { OpenStage } from '@matricula/contract/kit'
import { faultSwitch } from '@matricula/contract/sandbox'
import Joi from 'joi'

type MemoEntry = Awaited<ReturnType<Memo['list']>>[number]

export const openStage: OpenStage<'accounting'> = async ({ memo }) => {
  const faults = faultSwitch(memo)
  return {
    settings: { students: 40 },
    secrets: [],
    vendor: {
      injectFault: (vendorFault) => faults.injectFault(vendorFault),
      clearFault: () => faults.clearFault(),
      async effects(referenceOrKey) {
        const books = await Promise.all(['order/', 'payment/', 'partner/'].map((book) => memo.list(book)))
        return books.flat().filter((entry) => isOf(entry, referenceOrKey)).length
      },
    },
    facts: {
      partnerCode: 'C10003',
      unknownPartnerCode: 'CZZ404',
      studentCode: '10003',
      gradeKey: 'QUINTO',
      project: '2025-2026',
      async bookedAtVendor(reference) {
        const order = await memo.get(`order/${reference}`)
        if (order !== undefined) return Joi.attempt(order, storedOrder).document.total
        const payment = await memo.get(`payment/${reference}`)
        return payment === undefined ? null : Joi.attempt(payment, storedPayment).amount
      },
    },
    close: async () => {},
  }
}

/** Every book keeps its entries by our reference or code, with the key of the act. */
function isOf({ key, value }: MemoEntry, referenceOrKey: string): boolean {
  const reference = key.slice(key.indexOf('/') + 1)
  return [reference, Joi.attempt(value, booked).key].includes(referenceOrKey)
}

const booked = Joi.object<{ readonly key: string }>({ key: Joi.string().required() }).unknown()

const whole = Joi.number().integer().required()
const storedPayment = Joi.object<{ readonly amount: number }>({ amount: whole }).unknown()
const storedOrder = Joi.object<{ readonly document: { readonly total: number } }>({
  document: Joi.object({ total: whole }).unknown().required(),
}).unknown()
