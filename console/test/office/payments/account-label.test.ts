import { expect, it } from 'vitest'
import { shippedTexts } from '../../../src/build/first-texts.ts'
import { translatorOf } from '../../../src/i18n.ts'
import { accountLabel } from '../../../src/office/payments/account-label.ts'
import type { ShownLine } from '../../../src/office/payments/shown-movements.ts'

const t = translatorOf(shippedTexts('es-CO'), 'es-CO')

const payout = {
  id: '7d0f4a0e-3a53-4f0e-9f57-0d6f6d3a1c11',
  instance: 'card',
  reference: 'PO-1',
  status: 'arrived',
  day: '2027-02-12',
  returned_on: null,
  net: 8_900_000,
  amount: 5_600_000,
} as const

const inPayout = { account: `payout/${payout.id}`, kind: 'payout', amount: 5_600_000 } as const

const table: readonly (readonly [ShownLine, string])[] = [
  [{ account: 'provider/card', kind: 'provider', amount: 1 }, 'En el proveedor (Matrículas)'],
  [{ account: 'provider/other', kind: 'provider', amount: 1 }, 'En el proveedor (other)'],
  [{ account: 'bank/agreement', kind: 'bank', amount: 1 }, 'En el banco (convenio bancario)'],
  [{ account: 'bank/refunds', kind: 'bank', amount: -1 }, 'En el banco (devoluciones por transferencia)'],
  [{ account: 'desk/agreement', kind: 'desk', amount: 1 }, 'En manos del colegio (Convenio bancario)'],
  [{ account: 'fees/card', kind: 'fees', amount: 1 }, 'Comisiones (Matrículas)'],
  [{ account: 'withheld/retefuente', kind: 'withheld', amount: 1 }, 'Retenido (Retefuente)'],
  [{ ...inPayout, payout }, 'Abono PO-1 del 12 de febrero de 2027: En el banco'],
  [
    { ...inPayout, payout: { ...payout, status: 'in-transit', net: -1_000 } },
    'Abono PO-1 del 12 de febrero de 2027: El colegio lo debe al proveedor',
  ],
]

it.each(table)('%j is called “%s”', (line, label) => {
  expect(accountLabel(line, t, 'es-CO')).toBe(label)
})
