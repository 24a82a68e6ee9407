import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UsageFault } from '../../faults.ts'
import type { Cells, Column, RecordStream } from '../job.ts'
import type { Encoding } from './encodings.ts'
import { type SourceErrors, mostRows } from './row.ts'
import type { Translate } from '../../i18n.ts'

export const formats = ['csv', 'ndjson', 'xlsx'] as const

export type Format = (typeof formats)[number]

export interface SourceOptions {
  /** A path, or `-` for what comes in by the pipe. */
  readonly file: string
  readonly format: Format | undefined
  readonly sheet: string | undefined
  /** Of a text file; UTF-8 when not given. */
  readonly encoding?: Encoding | undefined
  readonly stdin: Readable
  readonly columns: readonly Column[]
  readonly defaults: Cells
  readonly t: Translate<'source'>
}

export interface Source {
  /** How a run names where its records came from. */
  readonly name: string
  readonly records: RecordStream
  /** Of the bytes, once all are read; null when there were none. */
  readonly sha256: () => string | null
}

/** A file, or what comes in by the pipe, as records by column. UsageFault when it is not there or of no known kind. */
export async function openSource(options: SourceOptions): Promise<Source> {
  const { file, t } = options
  const format = options.format ?? formatOf(file)
  if (format === null) throw new UsageFault(t('whichFormat', { file }), [t('whichFormatNext')])
  if (options.sheet !== undefined && format !== 'xlsx') throw new UsageFault(t('sheetOnlyXlsx'))
  if (options.encoding !== undefined && format === 'xlsx') throw new UsageFault(t('encodingOnlyText'))
  if (file !== '-') await mustBeFile(file, t)
  const hash = createHash('sha256')
  let digest: string | null = null
  const records = async function* () {
    yield* counted(
      format === 'xlsx' ? xlsxRecords(options, hash) : textRecords(options, format, hash),
      options,
    )
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

async function mustBeFile(file: string, t: Translate<'source'>): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    throw new UsageFault(t('noFile', { file }), [t('noFileNext')], { cause: error })
  })
  if (!found.isFile()) throw new UsageFault(t('noFile', { file }), [t('noFileNext')])
}

async function* textRecords(options: SourceOptions, format: 'csv' | 'ndjson', hash: Hash): RecordStream {
  const [{ asUtf8, unlessGarbled }, { textOf }, { nameCells }, { csvRows }, { ndjsonRecords }] =
    await Promise.all([
      import('./encodings.ts'),
      import('./utf8.ts'),
      import('./name-cells.ts'),
      import('./csv.ts'),
      import('./ndjson.ts'),
    ])
  const errors = sourceErrors(options)
  const { encoding = 'utf-8' } = options
  const bytes = asUtf8(hashed(bytesOf(options), hash), encoding)
  const text = unlessGarbled(textOf(bytes, errors), encoding, errors)
  const mapping = { ...options, errors }
  yield* format === 'csv' ? nameCells(csvRows(text, errors), mapping) : ndjsonRecords(text, mapping)
}

/** A workbook is read from its end, so one that comes in by the pipe is laid down first, where only we read it. */
async function* xlsxRecords(options: SourceOptions, hash: Hash): RecordStream {
  const [{ rowsUnlessGarbled }, { xlsxRows }, { nameCells }] = await Promise.all([
    import('./encodings.ts'),
    import('./xlsx/rows.ts'),
    import('./name-cells.ts'),
  ])
  const folder = options.file === '-' ? await mkdtemp(path.join(tmpdir(), 'matricula-')) : null
  try {
    const file = folder === null ? options.file : path.join(folder, 'stdin.xlsx')
    if (folder !== null) await pipeline(options.stdin, createWriteStream(file, { mode: 0o600 }))
    for await (const chunk of createReadStream(file)) hash.update(chunk)
    const errors = sourceErrors(options)
    const rows = rowsUnlessGarbled(xlsxRows(file, { sheet: options.sheet, errors }), errors)
    yield* nameCells(rows, { ...options, errors })
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true })
  }
}

function bytesOf({ file, stdin }: SourceOptions): AsyncIterable<Buffer | string> {
  return file === '-' ? stdin : createReadStream(file)
}

async function* hashed(chunks: AsyncIterable<Buffer | string>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk)
    hash.update(bytes)
    yield bytes
  }
}

async function* counted(records: RecordStream, options: SourceOptions): RecordStream {
  let count = 0
  for await (const record of records) {
    count += 1
    if (count > mostRows) throw sourceErrors(options).broken('manyRows', { most: mostRows })
    yield record
  }
}

function sourceErrors({ file, t }: SourceOptions): SourceErrors {
  const name = file === '-' ? t('stdin') : path.basename(file)
  return {
    file: name,
    broken: (why, values = {}) =>
      new UsageFault(t(why, { ...values, file: name }), [t(`${why}Next`, { ...values, file: name })]),
  }
}
