import { own } from '@matricula/contract'
import type { CompiledMessage } from '../../api/format-message.ts'
import { languageOf } from './language.ts'
import { loadCatalogue, type LoadedCatalogue, type LoadedTexts } from './load-texts.ts'
import type { Reading } from './read-settings.ts'
import type { SchoolFiles } from './school-files.ts'
import { startProblem } from './start-problem.ts'
import { placesIn, problemsOfPlaces } from './problems-of-places.ts'
import type { Catalogue, Locale } from './texts.ts'

/** The texts with the school's own in place of the shipped ones, each of which has to be there. */
export async function withOwnTexts(
  root: string,
  texts: LoadedTexts,
  { files, ...reading }: Pick<Reading, 'environment' | 'problems'> & { readonly files: SchoolFiles },
): Promise<LoadedTexts> {
  const told = languageOf(reading.environment)
  const laid = async (locale: Locale): Promise<LoadedCatalogue> => {
    const { written, compiled } = texts[locale]
    const file = files('texts', locale)
    const ours = file === null ? null : await loadCatalogue(root, file, { ...reading, told })
    // Of shipped texts that could not be read nothing more is told.
    if (file === null || ours === null || Object.keys(compiled).length === 0) return texts[locale]
    for (const [key, message] of Object.entries(ours.compiled))
      reading.problems.push(...problemsOf({ file, key, message, shipped: compiled }, told))
    return {
      written: Object.freeze({ ...written, ...ours.written }),
      compiled: Object.freeze({ ...compiled, ...ours.compiled }),
    }
  }
  return { 'es-CO': await laid('es-CO'), en: await laid('en') }
}

interface OwnText {
  readonly file: string
  readonly key: string
  readonly message: CompiledMessage
  readonly shipped: Catalogue
}

function problemsOf({ file, key, message, shipped }: OwnText, told: Locale): string[] {
  if (own(shipped, key) === undefined) return [startProblem('unknownText', { file, key }, told)]
  return problemsOfPlaces({ file, key, message, filled: filledAt(key, shipped) }, told)
}

/** What the shipped text names; the notices of sign-in are all filled alike (`outcome.view.ts`). */
function filledAt(key: string, shipped: Catalogue): readonly string[] {
  const alike = key.startsWith('outcome.')
    ? Object.keys(shipped).filter((other) => other.startsWith('outcome.'))
    : [key]
  return [...new Set(alike.flatMap((one) => placesIn(shipped[one] ?? '')))]
}
