import { startProblem } from './start-problem.ts'
import { type Locale, placesIn } from './texts.ts'

export interface WrittenText {
  readonly file: string
  readonly key: string
  readonly text: string
  /** The places that get a value. */
  readonly filled: readonly string[]
}

/** Braces that are no place, and places that nothing fills. */
export function problemsOfPlaces({ file, key, text, filled }: WrittenText, told: Locale): string[] {
  const { names, isBroken } = placesIn(text)
  const places = filled.length === 0 ? '-' : filled.map((name) => `{${name}}`).join(' ')
  return [
    ...(isBroken ? [startProblem('brokenText', { file, key }, told)] : []),
    ...names
      .filter((name) => !filled.includes(name))
      .map((name) => startProblem('unknownPlace', { file, key, place: `{${name}}`, places }, told)),
  ]
}
