import { expect, it } from 'vitest'
import { shippedTexts } from '../../../src/build/first-texts.ts'
import { translatorOf } from '../../../src/i18n.ts'
import { paidOutState } from '../../../src/office/payouts/paid-out-state.ts'
import { payoutActName, payoutState } from '../../../src/office/payouts/payout.ts'

const statuses = ['in-transit', 'arrived', 'returned'] as const

it.each([
  ['in-transit', 'owed'],
  ['arrived', 'taken'],
  ['returned', 'taken-back'],
] as const)('A payout that takes from the school and is %s reads %s', (status, state) => {
  expect(payoutState({ status, net: -1 })).toBe(state)
  expect(payoutState({ status, net: 0 })).toBe(status)
})

it.each(['es-CO', 'en'] as const)(
  'A payout that takes from the school has words of its own in %s',
  (locale) => {
    const t = translatorOf(shippedTexts(locale), locale)
    const text = (key: string) => t(key, { amount: '$1' })
    for (const status of statuses) {
      const [taking, giving] = [payoutState({ status, net: -1 }), payoutState({ status, net: 1 })]
      expect(text(`office.payouts.owes.${taking}`)).toContain('$1')
      expect(text(`office.payouts.status.${taking}`)).not.toBe(text(`office.payouts.status.${giving}`))
    }
    for (const act of ['arrived', 'returned'] as const) {
      const name = payoutActName(act, { net: -1 })
      for (const group of ['act', 'dayOf'])
        expect(text(`office.payouts.${group}.${name}`)).not.toMatch(/office\.|llegada|arrival/)
    }
  },
)

it.each(['es-CO', 'en'] as const)(
  'A charge in a payout that takes from the school is not told as on its way to the bank, in %s',
  (locale) => {
    const t = translatorOf(shippedTexts(locale), locale)
    const said = (net: number | null, group: string) =>
      statuses.map((state) =>
        t(`office.reconciliation.${group}.${paidOutState({ state, net })}`, { reference: 'PO-1', day: '1' }),
      )
    for (const group of ['payout', 'paidOut']) {
      expect(said(-1, group).join()).not.toMatch(/office\./)
      expect(said(-1, group).filter((words) => said(1, group).includes(words))).toEqual([])
    }
    expect(paidOutState({ state: 'not-yet', net: null })).toBe('not-yet')
  },
)
