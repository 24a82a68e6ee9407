import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { SourceErrors } from '../row.ts'
import { isDateFormat, type WorkbookFormat } from './cell-text.ts'
import { eachTag, textsWithin } from './xml.ts'

/** A workbook that promises more than this is not one of a school; nothing is unpacked to find out. */
const mostBytes = { sheet: 400_000_000, shared: 64_000_000, other: 8_000_000 }

export interface Workbook {
  readonly workbookFormat: WorkbookFormat
  /** The bytes of the asked sheet, unpacked as they are read. */
  readonly sheet: () => Promise<AsyncIterable<Buffer>>
  readonly close: () => void
}

/** Opens a workbook at its first sheet, or at the one with this name. */
export async function openWorkbook(
  file: string,
  { sheet, errors }: { readonly sheet: string | undefined; readonly errors: SourceErrors },
): Promise<Workbook> {
  const zip = await openPromise(file, { autoClose: false }).catch(() => {
    throw errors.broken('notXlsx')
  })
  try {
    const parts = await partsOf(zip, errors)
    const { path, is1904 } = await findSheet(parts, { sheet, errors })
    const workbookFormat = {
      shared: await readShared(parts),
      dateStyles: await readDateStyles(parts),
      is1904,
    }
    return { workbookFormat, sheet: () => parts.open(path, 'sheet'), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

interface Parts {
  readonly has: (path: string) => boolean
  readonly open: (path: string, size: keyof typeof mostBytes) => Promise<AsyncIterable<Buffer>>
}

async function partsOf(zip: ZipFile, { broken }: SourceErrors): Promise<Parts> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > 10_000) throw broken('largeXlsx')
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return {
    has: (path) => entries.has(path),
    open: async (path, size) => {
      const entry = entries.get(path)
      if (entry === undefined || entry.isEncrypted()) throw broken('notXlsx')
      if (entry.uncompressedSize > mostBytes[size]) throw broken('largeXlsx')
      return zip.openReadStreamPromise(entry)
    },
  }
}

interface SheetOptions {
  readonly sheet: string | undefined
  readonly errors: SourceErrors
}

async function findSheet(parts: Parts, { sheet, errors }: SheetOptions) {
  const sheets: { name: string; relation: string }[] = []
  let is1904 = false
  for await (const { name, attributes } of eachTag(await parts.open('xl/workbook.xml', 'other'))) {
    if (name === 'sheet') sheets.push({ name: attributes['name'] ?? '', relation: attributes['r:id'] ?? '' })
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
  }
  const found = sheet === undefined ? sheets[0] : sheets.find(({ name }) => name === sheet)
  if (found === undefined) {
    throw errors.broken('noSheet', {
      sheet: sheet ?? '1',
      names: sheets.map(({ name }) => name).join(', '),
    })
  }
  return { path: await pathOf(parts, found.relation), is1904 }
}

async function pathOf(parts: Parts, relation: string): Promise<string> {
  for await (const { name, attributes } of eachTag(await parts.open('xl/_rels/workbook.xml.rels', 'other'))) {
    if (name !== 'Relationship' || attributes['Id'] !== relation) continue
    const target = attributes['Target'] ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  return ''
}

async function readShared(parts: Parts): Promise<readonly string[]> {
  const path = 'xl/sharedStrings.xml'
  if (!parts.has(path)) return []
  const texts: string[] = []
  for await (const text of textsWithin(await parts.open(path, 'shared'), 'si')) texts.push(text)
  return texts
}

async function readDateStyles(parts: Parts): Promise<ReadonlySet<number>> {
  const path = 'xl/styles.xml'
  const dates = new Set<number>()
  if (!parts.has(path)) return dates
  const codes = new Map<number, string>()
  let style = -1
  let isCellStyle = false
  for await (const { name, attributes } of eachTag(await parts.open(path, 'other'))) {
    const format = Number(attributes['numFmtId'])
    if (name === 'numFmt') codes.set(format, attributes['formatCode'] ?? '')
    if (name === 'cellXfs' || name === 'cellStyles') isCellStyle = name === 'cellXfs'
    if (name !== 'xf' || !isCellStyle) continue
    style += 1
    if (isDateFormat(format, codes.get(format))) dates.add(style)
  }
  return dates
}
