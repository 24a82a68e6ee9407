import { hash } from 'node:crypto'

/** Tells repetitions of a whole file by a hash of each key: 12 bytes a place, whatever the keys are. */
export interface FirstLines {
  /** An earlier line that has this key; null when this one is the first, also when it is asked about again. */
  readonly lineOf: (key: string, line: number) => number | null
}

/** Two keys in 200,000 share 48 bits once in ten thousand files. */
const hashBytes = 6
const mostFull = 0.6

export function firstLines(): FirstLines {
  let table = emptyTable(1024)
  let kept = 0
  return {
    lineOf(key, line) {
      const place = placeOf(table, hash('sha256', key, 'buffer').readUIntBE(0, hashBytes) + 1)
      const first = table.lines[place.at] ?? 0
      if (first !== 0) return first === line ? null : first
      keep(table, place, line)
      kept += 1
      if (kept > mostFull * table.lines.length) table = grown(table)
      return null
    },
  }
}

interface Table {
  /** 0: a free place. */
  readonly keys: Float64Array
  readonly lines: Uint32Array
}

interface TablePlace {
  readonly at: number
  readonly key: number
}

function emptyTable(size: number): Table {
  return { keys: new Float64Array(size), lines: new Uint32Array(size) }
}

/** Where the key stands, or the free place for it: always one, as the table is never full. */
function placeOf({ keys }: Table, key: number): TablePlace {
  let at = key % keys.length
  while (keys[at] !== 0 && keys[at] !== key) at = (at + 1) % keys.length
  return { at, key }
}

function keep({ keys, lines }: Table, { at, key }: TablePlace, line: number): void {
  keys[at] = key
  lines[at] = line
}

function grown(table: Table): Table {
  const larger = emptyTable(table.keys.length * 2)
  table.keys.forEach((key, at) => {
    if (key !== 0) keep(larger, placeOf(larger, key), table.lines[at] ?? 0)
  })
  return larger
}
