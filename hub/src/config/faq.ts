import path from 'node:path'
import Joi from 'joi'
import type { CompiledMessage } from '../../api/format-message.ts'
import { describeProblem } from './describe-problem.ts'
import { type Environment, languageOf } from './language.ts'
import type { Reading } from './read-settings.ts'
import { problemsOfPlaces } from './problems-of-places.ts'
import { readMessage } from './read-message.ts'
import { readYaml } from './read-yaml.ts'
import { startProblem } from './start-problem.ts'
import { type Locale, locales } from './texts.ts'

/** A question that families ask, with its answer; what it may name in braces is listed in the file. */
export interface FaqEntry {
  readonly id: string
  readonly question: string
  /** Other words for the same thing, which the question does not say. */
  readonly words: string
  readonly answer: CompiledMessage
  /** Offered before anything is asked. */
  readonly first: boolean
}

export type Faq = Readonly<Record<Locale, readonly FaqEntry[]>>

interface WrittenEntry extends FaqEntry {
  readonly answer: string
}

const schema = Joi.array<WrittenEntry[]>()
  .items(
    Joi.object({
      id: Joi.string()
        .pattern(/^[a-z][a-z-]{1,40}$/)
        .required(),
      question: Joi.string().max(200).required(),
      words: Joi.string().max(300).allow('').default(''),
      answer: Joi.string().max(1200).required(),
      first: Joi.boolean().default(false),
    }),
  )
  .min(1)
  .unique('id')
  .required()

/** What an answer may name in braces. */
export const faqPlaces = [
  'phone',
  'billingPhone',
  'email',
  'tryMinutes',
  'lateFrom',
  'lateTo',
  'periodsLast',
  'yearDiscount',
  'semesterDiscount',
  'pensionFirst',
  'pensionLast',
  'near',
  'intermediate',
  'activities',
  'departureFrom',
  'departureTo',
] as const

export const shippedFaq = (locale: Locale) => `config/faq/${locale}.yaml`

/** Reads what the help chat answers from, `file` by language, and lists what is wrong with it. */
export async function loadFaq(
  root: string,
  file: (locale: Locale) => string,
  { environment, problems }: Pick<Reading, 'environment' | 'problems'>,
): Promise<Faq> {
  const entriesOf = async (locale: Locale): Promise<readonly FaqEntry[]> => {
    const read = await readYaml(path.resolve(root, file(locale)), languageOf(environment))
    const checked =
      'problem' in read ? { problems: [read.problem] } : check(read.value, file(locale), environment)
    if (!('problems' in checked)) return checked
    problems.push(...checked.problems)
    return []
  }
  const faq = { 'es-CO': await entriesOf('es-CO'), en: await entriesOf('en') }
  // What could not be read has been told, and lacks every question of the other.
  if (locales.every((locale) => faq[locale].length > 0))
    problems.push(...compareFaq(faq, file, languageOf(environment)))
  return faq
}

function check(
  value: unknown,
  file: string,
  environment: Environment,
): readonly FaqEntry[] | { problems: readonly string[] } {
  const { error, value: entries } = schema.validate(value, { abortEarly: false })
  const told = languageOf(environment)
  if (error !== undefined)
    return { problems: error.details.map((item) => describeProblem(`${file}:`, item, told)) }
  const problems: string[] = []
  const compiled = entries.map((entry) => {
    const message = readMessage({ file, key: entry.id, text: entry.answer }, { told, problems })
    problems.push(...problemsOfPlaces({ file, key: entry.id, message, filled }, told))
    return { ...entry, answer: message }
  })
  return problems.length === 0 ? compiled : { problems }
}

const filled = faqPlaces.map((name) => `{${name}}`)

/** Questions that one language has and the other lacks, as problems. */
export function compareFaq(faq: Faq, file: (locale: Locale) => string, told: Locale): string[] {
  return locales.flatMap((locale) => {
    const has = new Set(faq[locale].map(({ id }) => id))
    return locales
      .flatMap((other) => faq[other])
      .filter(({ id }) => !has.has(id))
      .map(({ id }) => startProblem('untranslated', { file: file(locale), key: id }, told))
  })
}
