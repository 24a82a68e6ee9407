import { expect, it } from 'vitest'
import { type AboutCharge, decideReturn } from '../../../src/modules/payments/decide-return.ts'

const row = (id: number, kind: AboutCharge['kind'], change: Partial<AboutCharge> = {}): AboutCharge => ({
  id,
  kind,
  isOpen: false,
  resolution: null,
  ...change,
})
const open = (id: number, kind: AboutCharge['kind'], resolution: string | null = null) =>
  row(id, kind, { isOpen: true, resolution })
const ended = (id: number, kind: AboutCharge['kind'], resolution: string) => row(id, kind, { resolution })

it.each<[string, readonly AboutCharge[], readonly (readonly [number, string])[], boolean]>([
  ['nothing was known of the charge', [], [], false],
  ['one is open', [open(1, 'duplicate-payment')], [[1, 'returned-by-provider']], false],
  ['a refund of it was asked for', [open(1, 'duplicate-payment', 'refund')], [[1, 'refund']], false],
  [
    'several are open',
    [open(1, 'wrong-amount'), open(2, 'test-payment')],
    [
      [1, 'returned-by-provider'],
      [2, 'returned-by-provider'],
    ],
    false,
  ],
  ['that it went back is open already', [open(1, 'reversed')], [], false],
  ['the provider gave it back for us', [ended(1, 'duplicate-payment', 'refund · RF-1 · dos')], [], false],
  ['it went back by hand', [ended(1, 'duplicate-payment', 'refunded-by-hand · 4711')], [], true],
  ['a person had kept it', [ended(1, 'approved-again', 'attended · es nuestro')], [], true],
  [
    'it went back by hand, and a person knows that the provider gave it back too',
    [ended(1, 'duplicate-payment', 'refunded-by-hand · 4711'), ended(2, 'reversed', 'attended · dos')],
    [],
    false,
  ],
  [
    'it was taken once more since',
    [
      ended(1, 'wrong-amount', 'refunded-by-hand · 4711'),
      ended(2, 'reversed', 'attended · dos'),
      open(3, 'approved-again'),
    ],
    [[3, 'returned-by-provider']],
    false,
  ],
  [
    'it was taken once more and went back by hand since',
    [ended(1, 'reversed', 'attended · dos'), ended(2, 'approved-again', 'refunded-by-hand · 4712')],
    [],
    true,
  ],
])('A charge that the provider gave back, where %s', (_title, rows, closed, isUnforeseen) => {
  expect(decideReturn(rows)).toEqual({ close: closed.map(([id, as]) => ({ id, as })), isUnforeseen })
})
