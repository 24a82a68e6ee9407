import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UsageFault } from '../../faults.ts'
import type { SaySource } from '../../texts/source.ts'
import type { Cells, Column, Records } from '../work.ts'
import type { Encoding } from './encodings.ts'
import { type Complaints, mostRows } from './row.ts'

export const formats = ['csv', 'ndjson', 'xlsx'] as const

export type Format = (typeof formats)[number]

export interface SourceWish {
  /** A path, or `-` for what comes in by the pipe. */
  readonly file: string
  readonly format: Format | undefined
  readonly sheet: string | undefined
  /** Of a text file; UTF-8 when not given. */
  readonly encoding?: Encoding | undefined
  readonly stdin: Readable
  readonly columns: readonly Column[]
  readonly defaults: Cells
  readonly say: SaySource
}

export interface Source {
  /** How a run names where its records came from. */
  readonly name: string
  readonly records: Records
  /** Of the bytes, once all are read; null when there were none. */
  readonly sha256: () => string | null
}

/** A file, or what comes in by the pipe, as records by column. UsageFault when it is not there or of no known kind. */
export async function openSource(wish: SourceWish): Promise<Source> {
  const { file, say } = wish
  const format = wish.format ?? formatOf(file)
  if (format === null) throw new UsageFault(say('whichFormat', { file }), [say('whichFormatNext')])
  if (wish.sheet !== undefined && format !== 'xlsx') throw new UsageFault(say('sheetOnlyXlsx'))
  if (wish.encoding !== undefined && format === 'xlsx') throw new UsageFault(say('encodingOnlyText'))
  if (file !== '-') await mustBeFile(file, say)
  const hash = createHash('sha256')
  let digest: string | null = null
  const records = async function* () {
    yield* counted(format === 'xlsx' ? xlsxRecords(wish, hash) : textRecords(wish, format, hash), wish)
    digest = hash.digest('hex')
  }
  return { name: file === '-' ? '-' : path.resolve(file), records: records(), sha256: () => digest }
}

function formatOf(file: string): Format | null {
  const extension = path.extname(file).slice(1).toLowerCase()
  if (extension === 'txt' || extension === 'tsv') return 'csv'
  if (extension === 'jsonl') return 'ndjson'
  return formats.find((format) => format === extension) ?? null
}

async function mustBeFile(file: string, say: SaySource): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    throw new UsageFault(say('noFile', { file }), [say('noFileNext')], { cause: error })
  })
  if (!found.isFile()) throw new UsageFault(say('noFile', { file }), [say('noFileNext')])
}

async function* textRecords(wish: SourceWish, format: 'csv' | 'ndjson', hash: Hash): Records {
  const [{ asUtf8, unlessGarbled }, { textOf }, { nameCells }, { csvRows }, { ndjsonRecords }] =
    await Promise.all([
      import('./encodings.ts'),
      import('./utf8.ts'),
      import('./name-cells.ts'),
      import('./csv.ts'),
      import('./ndjson.ts'),
    ])
  const complaints = complaintsAbout(wish)
  const { encoding = 'utf-8' } = wish
  const bytes = asUtf8(hashed(bytesOf(wish), hash), encoding)
  const text = unlessGarbled(textOf(bytes, complaints), encoding, complaints)
  const naming = { ...wish, complaints }
  yield* format === 'csv' ? nameCells(csvRows(text, complaints), naming) : ndjsonRecords(text, naming)
}

/** A workbook is read from its end, so one that comes in by the pipe is laid down first, where only we read it. */
async function* xlsxRecords(wish: SourceWish, hash: Hash): Records {
  const [{ rowsUnlessGarbled }, { xlsxRows }, { nameCells }] = await Promise.all([
    import('./encodings.ts'),
    import('./xlsx/rows.ts'),
    import('./name-cells.ts'),
  ])
  const folder = wish.file === '-' ? await mkdtemp(path.join(tmpdir(), 'matricula-')) : null
  try {
    const file = folder === null ? wish.file : path.join(folder, 'stdin.xlsx')
    if (folder !== null) await pipeline(wish.stdin, createWriteStream(file, { mode: 0o600 }))
    for await (const chunk of createReadStream(file)) hash.update(chunk)
    const complaints = complaintsAbout(wish)
    const rows = rowsUnlessGarbled(xlsxRows(file, { sheet: wish.sheet, complaints }), complaints)
    yield* nameCells(rows, { ...wish, complaints })
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true })
  }
}

function bytesOf({ file, stdin }: SourceWish): AsyncIterable<Buffer | string> {
  return file === '-' ? stdin : createReadStream(file)
}

async function* hashed(chunks: AsyncIterable<Buffer | string>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk)
    hash.update(bytes)
    yield bytes
  }
}

async function* counted(records: Records, wish: SourceWish): Records {
  let count = 0
  for await (const record of records) {
    count += 1
    if (count > mostRows) throw complaintsAbout(wish).broken('manyRows', { most: mostRows })
    yield record
  }
}

function complaintsAbout({ file, say }: SourceWish): Complaints {
  const name = file === '-' ? say('stdin') : path.basename(file)
  return {
    file: name,
    broken: (why, values = {}) =>
      new UsageFault(say(why, { ...values, file: name }), [say(`${why}Next`, { ...values, file: name })]),
  }
}
