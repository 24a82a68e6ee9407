import type { CompiledMessage } from '../../api/format-message.ts'
import { startProblem } from './start-problem.ts'
import type { Locale } from './texts.ts'

export interface ReadText {
  readonly file: string
  readonly key: string
  readonly message: CompiledMessage
  /** The places that get a value, as `placesIn` names them. */
  readonly filled: readonly string[]
}

/** Places that nothing fills, or that are counted where no number fills them. */
export function problemsOfPlaces({ file, key, message, filled }: ReadText, told: Locale): string[] {
  const places = filled.length === 0 ? '-' : filled.join(' ')
  return placesIn(message)
    .filter((place) => !filled.includes(place))
    .map((place) => startProblem('unknownPlace', { file, key, place, places }, told))
}

/** The places of a message: `{n}`, and `{n, plural}` besides where its number decides between forms. */
export function placesIn(message: CompiledMessage): readonly string[] {
  return [...new Set(placesInNodes(message))]
}

/** A text and the number of a form, which stands alone, have none. */
function placesInNodes(nodes: unknown): readonly string[] {
  return Array.isArray(nodes) ? nodes.flatMap(placesOf) : []
}

function placesOf(node: unknown): readonly string[] {
  if (!Array.isArray(node)) return []
  const [name, kind, forms]: readonly unknown[] = node
  const inForms = () => Object.values(forms ?? {}).flatMap(placesInNodes)
  switch (kind) {
    case undefined:
      return [`{${String(name)}}`]
    case select:
      return [`{${String(name)}}`, ...inForms()]
    case plural:
      return [`{${String(name)}}`, `{${String(name)}, plural}`, ...inForms()]
    default:
      return [typeof kind === 'number' && kind > 0 ? `{${String(name)}, …}` : `<${String(name)}>`]
  }
}

/** As the compiler writes what stands behind a place's name. */
const [select, plural] = [1, 2]
