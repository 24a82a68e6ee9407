import type { Locale } from '../../config/texts.ts'

/** Plain text with places to fill in. */
export interface Wording {
  readonly subject: string
  readonly body: string
}

/** What staff write to families, Spanish at least. */
export type Template = Readonly<Partial<Record<Locale, Wording>>> & { readonly 'es-CO': Wording }

/** What a template may leave to be filled in, written `{estudiante}`; the same words in every language. */
export const placeholders = [
  'estudiante',
  'grado',
  'paso',
  'colegio',
  'enlace',
  'cierra',
  'telefono',
] as const
export type Placeholder = (typeof placeholders)[number]

export type PlaceholderValues = Readonly<Record<Placeholder, string>>

const place = /\{([^{}]*)\}/g
const tag = /<[a-z/!?]/i

export interface CheckedTemplate {
  /** Names in braces that stand for nothing, each once. */
  readonly unknown: readonly string[]
  /** A brace without its other half. */
  readonly isUnclosed: boolean
  /** It would reach families as it is written: what is sent is text. */
  readonly hasTags: boolean
}

/** What is wrong with a text as a template. */
export function checkTemplate(text: string): CheckedTemplate {
  const names = [...text.matchAll(place)].map(([, name = '']) => name)
  return {
    unknown: [...new Set(names)].filter((name) => !isPlaceholder(name)),
    isUnclosed: /[{}]/.test(text.replaceAll(place, '')),
    hasTags: tag.test(text),
  }
}

/** The text with its places filled in, once: a value with braces in it stays a value. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  return text.replaceAll(place, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))
}

function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((known) => known === name)
}
