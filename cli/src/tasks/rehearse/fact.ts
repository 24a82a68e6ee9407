import type { texts } from '../../texts/rehearse-facts.ts'

/** What was expected or found: a word of the books as it stands there, or a sentence that is said in the reader's language. */
export type Fact =
  string | { readonly key: keyof typeof texts.es; readonly values: Readonly<Record<string, string | number>> }

export function fact(
  key: keyof typeof texts.es,
  values: Readonly<Record<string, string | number>> = {},
): Fact {
  return { key, values }
}

export const none = fact('none')
