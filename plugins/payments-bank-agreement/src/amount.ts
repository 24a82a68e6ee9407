import type { Cop } from '@matricula/contract'

/**
 * How a bank writes an amount. `whole`: 1850000. `cents`: 185000000, its last two digits being cents. `decimals`:
 * 1850000.00 or 1850000,00. `dots`: 1.850.000,00. `commas`: 1,850,000.00. Leading zeros and a peso sign are let pass.
 */
export const amountForms = ['whole', 'cents', 'decimals', 'dots', 'commas'] as const
export type AmountForm = (typeof amountForms)[number]

const patterns: Readonly<Record<AmountForm, RegExp>> = {
  whole: /^(\d+)$/,
  cents: /^(\d+)00$/,
  decimals: /^(\d+)(?:[.,]0{1,2})?$/,
  dots: /^(\d{1,3}(?:\.\d{3})*)(?:,0{1,2})?$/,
  commas: /^(\d{1,3}(?:,\d{3})*)(?:\.0{1,2})?$/,
}

/** Above any fee, far below where arithmetic stops being exact. */
const mostDigits = 12

/** Whole pesos above 0; null for anything else: cents that aren't 00, another form, a sign. Never by a float. */
export function amountFrom(written: string, form: AmountForm): Cop | null {
  const [, grouped = ''] = patterns[form].exec(written.trim().replace(/^\$\s*/, '')) ?? []
  const digits = grouped.replaceAll(/[.,]/g, '').replace(/^0+/, '')
  return digits === '' || digits.length > mostDigits ? null : Number(digits)
}
