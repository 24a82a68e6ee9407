import { type Locale, type Texts, translate } from '../../config/texts.ts'
import type { EnrollmentQuote } from '../enrollment/index.ts'
import type { Due } from './due.ts'

interface Words {
  readonly texts: Texts
  readonly locale: Locale
}

/** Pure: what is paid by these, by name and each once. */
export function conceptsOf(dues: readonly Due[], words: Words): readonly string[] {
  return [...new Set(dues.flatMap((due) => conceptsOfDue(due, words)))]
}

function conceptsOfDue(due: Due, words: Words): readonly string[] {
  switch (due.is) {
    case 'enrollment':
      return conceptsOfQuote(due.quote, words)
    case 'document':
      return [conceptOfDocument({ docNum: due.document.docNum, concept: due.concept }, words)]
    case 'amount':
      return [conceptOnAccount(due, words)]
  }
}

/** Pure: a debt of before has no name of its own. */
export function conceptsOfQuote(
  { annual, monthly, transport, activities, totals }: EnrollmentQuote,
  { texts, locale }: Words,
): readonly string[] {
  const rows = [...annual, ...monthly, ...transport, ...activities]
  const names = rows.filter(({ now }) => now > 0).map(({ name }) => name)
  return [...new Set(totals.balance > 0 ? [...names, translate(texts, locale, 'payLink.debt')] : names)]
}

export function conceptOfDocument(
  { docNum, concept }: { readonly docNum: string; readonly concept: string },
  { texts, locale }: Words,
): string {
  return concept === '' ? translate(texts, locale, 'payLink.document', { document: docNum }) : concept
}

export function conceptOnAccount(
  { concept }: { readonly concept: string },
  { texts, locale }: Words,
): string {
  return concept === '' ? translate(texts, locale, 'payLink.onAccount') : concept
}
