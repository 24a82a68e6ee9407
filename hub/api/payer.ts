/** Who pays: what may be typed into the five fields, and whether it is right (payments-5). Pure: hub and portal check alike. */

export interface PayerFieldRule {
  /** Of what may be typed. */
  readonly longest: number
  /** What is kept must look like this. */
  readonly form: RegExp
  /** Takes out the punctuation that people write and no system wants. */
  readonly tidy?: (text: string) => string
}

/**
 * The name of a person or a company, which others read in mails, documents and spreadsheets (payers-3): one line with a
 * letter at least, of letters, marks, digits, punctuation and signs such as +, that does not begin as a formula does.
 * Neither emoji, nor what cannot be seen, nor markup or the beginning of a link.
 */
export const plainName = /^(?=.*\p{L})(?![=+@-])(?!.*(?:[<>]|:\/\/|www\.))[\p{L}\p{M}\p{N}\p{P}\p{Sm} ]+$/iu

/** The form of an address of mail; without what cannot be seen. */
export const email = /^[^\s\p{C}@<>"]{1,64}@[^\s\p{C}@<>"]+\.[^\s\p{C}@<>".]{2,}$/u

const name = {
  longest: 100,
  form: plainName,
  /** Spaces of other widths, and the accents that stand for an apostrophe on a Spanish keyboard. */
  tidy: (text: string) => text.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/[´`]/g, "'"),
}

/** The fields of the form about who pays: what the hub asks, checks and keeps of a payer. */
export const payerFields = {
  name,
  lastname: name,
  /** Identity document, digits and letters. */
  id: { longest: 30, form: /^[A-Za-z0-9]{5,15}$/, tidy: (text: string) => text.replaceAll(/[.\s-]/g, '') },
  email: { longest: 200, form: email },
  /** The payer's own: digits, and the + of one with its country. */
  phone: {
    longest: 30,
    form: /^\+?\d{7,15}$/,
    tidy: (text: string) => text.replaceAll(/[()\s.-]/g, ''),
  },
} as const satisfies Readonly<Record<string, PayerFieldRule>>

export type PayerField = keyof typeof payerFields

/** A field as it is kept, and what is wrong with it as a text's key. */
export interface CheckedPayerField {
  readonly kept: string
  readonly error: string | null
}

/** What was typed into a field, tidied, with `payer.missing.<field>` or `payer.wrong.<field>` where it cannot stay so. */
export function checkPayerField(field: PayerField, typed: string): CheckedPayerField {
  const rule: PayerFieldRule = payerFields[field]
  const text = typed.trim()
  const kept = rule.tidy?.(text) ?? text
  if (text === '') return { kept, error: `payer.missing.${field}` }
  return { kept, error: rule.form.test(kept) ? null : `payer.wrong.${field}` }
}
