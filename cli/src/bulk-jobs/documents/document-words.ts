import { fold } from '../read-cells.ts'
import { own } from '../../own.ts'

export const documentNames = ['contract', 'promissory-note', 'life-insurance'] as const
export type DocumentName = (typeof documentNames)[number]

const words: Readonly<Record<string, readonly DocumentName[]>> = {
  contract: ['contract'],
  contrato: ['contract'],
  'promissory note': ['promissory-note'],
  pagare: ['promissory-note'],
  'life insurance': ['life-insurance'],
  'seguro de vida': ['life-insurance'],
  seguro: ['life-insurance'],
  all: documentNames,
  todos: documentNames,
}

/** The documents that a cell or a flag names, several with `,`, `;`, `|` or `+` between; none named: all. Null: no such one. */
export function documentsIn(written: string): readonly DocumentName[] | null {
  const named = written.split(/[,;|+]/).filter((one) => one.trim() !== '')
  if (named.length === 0) return documentNames
  const found = named.map((name) => {
    const known = fold(name)
    return own(words, known)
  })
  const asked = found.flatMap((one) => one ?? [])
  return found.includes(undefined) ? null : documentNames.filter((name) => asked.includes(name))
}
