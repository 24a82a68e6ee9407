import { expect, it } from 'vitest'
import { shippedTexts } from '../../../src/build/first-texts.ts'
import { translatorOf } from '../../../src/i18n.ts'
import { verdictText } from '../../../src/office/reconciliation/verdict-text.ts'
import { aRow, inHub } from './a-row.ts'

it.each([
  ['es-CO', 'Devuelto por el colegio', 'Coincide', 'Valor distinto'],
  ['en', 'Paid back by the school', 'Agrees', 'Different amount'],
] as const)(
  'A row that the school gave back says so and not that it agrees, in %s',
  (locale, given, agrees, differs) => {
    const t = translatorOf(shippedTexts(locale), locale)
    const refunded = inHub({ status: 'refunded' })
    expect(verdictText(aRow({ hub: refunded }), t)).toBe(given)
    expect(verdictText(aRow({ hub: refunded, verdict: 'amount-differs' }), t)).toBe(differs)
    expect(verdictText(aRow(), t)).toBe(agrees)
  },
)
