import { own } from '@matricula/contract'
import { languageOf } from './language.ts'
import { loadCatalogue } from './load-texts.ts'
import type { Reading } from './read-settings.ts'
import type { SchoolFiles } from './school-files.ts'
import { startProblem } from './start-problem.ts'
import { problemsOfPlaces } from './problems-of-places.ts'
import { type Catalogue, type Locale, placesIn, type Texts } from './texts.ts'

/** The texts with the school's own in place of the shipped ones, each of which has to be there. */
export async function withOwnTexts(
  root: string,
  texts: Texts,
  { files, ...reading }: Pick<Reading, 'environment' | 'problems'> & { readonly files: SchoolFiles },
): Promise<Texts> {
  const told = languageOf(reading.environment)
  const laid = async (locale: Locale): Promise<Catalogue> => {
    const shipped = texts[locale]
    const file = files('texts', locale)
    const written = file === null ? null : await loadCatalogue(root, file, { ...reading, told })
    // Of shipped texts that could not be read nothing more is told.
    if (file === null || written === null || Object.keys(shipped).length === 0) return shipped
    for (const [key, text] of Object.entries(written))
      reading.problems.push(...problemsOf({ file, key, text, shipped }, told))
    return Object.freeze({ ...shipped, ...written })
  }
  return { 'es-CO': await laid('es-CO'), en: await laid('en') }
}

interface OwnText {
  readonly file: string
  readonly key: string
  readonly text: string
  readonly shipped: Catalogue
}

function problemsOf({ file, key, text, shipped }: OwnText, told: Locale): string[] {
  if (own(shipped, key) === undefined) return [startProblem('unknownText', { file, key }, told)]
  return problemsOfPlaces({ file, key, text, filled: filledAt(key, shipped) }, told)
}

/** What the shipped text names; the notices of sign-in are all filled alike (`outcome.view.ts`). */
function filledAt(key: string, shipped: Catalogue): readonly string[] {
  const alike = key.startsWith('outcome.')
    ? Object.keys(shipped).filter((other) => other.startsWith('outcome.'))
    : [key]
  return [...new Set(alike.flatMap((one) => placesIn(shipped[one] ?? '').names))]
}
