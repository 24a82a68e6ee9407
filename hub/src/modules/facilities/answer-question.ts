import MiniSearch from 'minisearch'
import type { FaqEntry } from '../../config/faq.ts'
import { fold } from '../../../api/fold.ts'

export interface Found {
  /** Null: nothing in the FAQ is about it. */
  readonly entry: FaqEntry | null
  /** Others that come near, best first. */
  readonly related: readonly FaqEntry[]
}

const mostRelated = 3

/** How to ask a FAQ: by its words, case, accents, endings and small slips of the keyboard aside. */
export function indexFaq(entries: readonly FaqEntry[]): (question: string) => Found {
  const index = new MiniSearch<FaqEntry>({
    fields: ['question', 'words'],
    tokenize: (text) => fold(text).split(' '),
    processTerm: (word) => (emptyWords.has(word) ? null : word),
    searchOptions: {
      boost: { question: 2 },
      // A family that asks for 'pagos' means 'pago' too; short words have too many neighbours.
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(entries)
  return (question) => {
    const ranked = index.search(question).flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? [])
    const [entry = null, ...related] = ranked
    return { entry, related: related.slice(0, mostRelated) }
  }
}

/** Words of either language, folded, that say nothing of what a question is about. */
const emptyWords = new Set(
  `a al como con cual cuales cuando cuanto cuanta cuantos de del donde el ella en es esta este esto hay la las le lo
  los me mi mis no nos o para por puede puedo que quien quiero se ser si sin sobre son su sus tengo tiene un una uno y ya yo
  about an and are be by can could do does for from have how i if in is it me my of on or our so that the there this
  to want we what when where which who will with would you your hola hello gracias thanks`.split(/\s+/),
)
