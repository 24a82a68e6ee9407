import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { firstDraft, planRowsOf } from '../../../src/office/food/plan/plan-draft.ts'
import { MAX_BYTES, readPlanFile, type PlanFile } from '../../../src/office/food/plan/read-file.ts'
import { type ParsedRows, parseText } from '../../../src/office/food/plan/parse-rows.ts'

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'lista.csv')
const readOf = async (content: string | Uint8Array<ArrayBuffer>) =>
  whole((await readPlanFile(fileOf(content))).parsed)

function whole(read: PlanFile['parsed']): ParsedRows {
  if (typeof read === 'string') throw new Error(read)
  return read
}

const rowsOf = async (content: string) => (await readOf(content)).rows.map(Object.values)

const two = [
  ['10001', 1],
  ['00042', 2],
]

describe('A file of services', () => {
  it.each([
    ['with a heading', 'codigo;servicio\n10001;1\n00042;2\n'],
    ['with the heading’s accents, the other way round', 'Servicio,Código\n1,10001\n2,00042'],
    ['without a heading', '10001,1\n00042,2'],
    ['with the services in words', 'codigo;servicio\n10001;Almuerzo y  medias nueves\n00042;ALMUERZO'],
    ['with tabs and the line ends of Windows', '10001\t1\r\n00042\t2\r\n'],
    ['with the mark that Excel puts before', '\uFEFFcodigo;servicio\r\n10001;1\r\n00042;2\r\n'],
    ['with quotes, spaces and empty lines', '\n"10001"; 1\n\n 00042 ;"2"\n;\n'],
  ])('is read %s', async (_how, content) => {
    expect(await rowsOf(content)).toEqual(two)
  })

  it('is read from a workbook, and another file is refused', async () => {
    const sheet = [
      ['Código', 'Servicio'],
      [10_001, 'Almuerzo y Medias Nueves'],
      ['00042', 2],
    ]
    const workbook = await writeXlsxFile(sheet.map((row) => row.map((value) => ({ value })))).toBlob()
    const named = (content: BlobPart) => readPlanFile(new File([content], 'Lista.XLSX'))
    expect(whole((await named(await workbook.arrayBuffer())).parsed).rows.map(Object.values)).toEqual(two)
    expect((await named('no workbook')).parsed).toBe('no-workbook')
  })

  it('is read in the signs of Windows too', async () => {
    const bytes = Uint8Array.from('código;servicio\nab001;3', (sign) => sign.codePointAt(0) ?? 0)
    expect((await readOf(bytes)).rows).toEqual([{ student: 'AB001', service: 3 }])
  })

  it('reports what is wrong by its line, and keeps the rest', async () => {
    const read = await readOf('codigo;servicio\n10001;1\n123;2\n10002;9\n10003;\n\n10001;3\n10004;3')
    expect(read.rows).toEqual([
      { student: '10001', service: 1 },
      { student: '10004', service: 3 },
    ])
    expect(read.wrong).toEqual([
      { line: 3, written: '123 2', why: 'code' },
      { line: 4, written: '10002 9', why: 'service' },
      { line: 5, written: '10003', why: 'service' },
      { line: 7, written: '10001 3', why: 'twice-otherwise', first: 2 },
    ])
  })

  it.each([
    ['no-table', '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR'],
    ['no-code', 'nombre;servicio\nAna Rojas;1\nLuis Gil;2'],
    ['no-code', 'nombre;plan\nAna Rojas;1\nLuis Gil;2'],
    ['no-service', 'codigo;nombre\n10001;Ana Rojas'],
    ['empty', ''],
    ['empty', 'codigo;servicio\n'],
    ['none-right', '123;2'],
    ['ready', 'abcde;Almuerzo'],
  ])('is %s: %j', async (is, content) => {
    const file = await readPlanFile(fileOf(content))
    expect(planRowsOf({ ...firstDraft, source: 'file', file })).toMatchObject({ is })
  })

  it('is not read where it is larger than 1 MB', async () => {
    const [most, more] = [MAX_BYTES, MAX_BYTES + 1].map((bytes) => fileOf('\n'.repeat(bytes)))
    expect(
      await Promise.all([most, more].map(async (file) => file && (await readPlanFile(file)).parsed)),
    ).toEqual([{ rows: [], wrong: [] }, 'too-large'])
  })
})

describe('A list of codes', () => {
  it('may have commas, spaces and lines between, in any case of its letters', () => {
    const { rows, wrong } = parseText('ab001, 10002;10003\n\n10004 ab001 1000\n', 2)
    expect(rows.map(({ student }) => student)).toEqual(['AB001', '10002', '10003', '10004'])
    expect(wrong.map(({ line, why }) => [line, why])).toEqual([
      [3, 'twice'],
      [3, 'code'],
    ])
  })

  it('may say the service of a line, by its number or its words', () => {
    const { rows, wrong } = parseText('10001 Almuerzo\n10002\tmedias nueves\n10003;2\n10004\n10005 cena', 1)
    expect(rows.map(({ student, service }) => [student, service])).toEqual([
      ['10001', 2],
      ['10002', 3],
      ['10003', 2],
      ['10004', 1],
    ])
    expect(wrong).toEqual([{ line: 5, written: '10005 cena', why: 'service' }])
  })

  it('never gives the list’s service to a line that names another one', () => {
    const { rows, wrong } = parseText('21683 Cena\n10002, onces\n10003 7\n10004 Almuerzo y postre', 1)
    expect(rows).toEqual([])
    expect(wrong.map(({ line, why }) => [line, why])).toEqual([1, 2, 3, 4].map((line) => [line, 'service']))
  })

  it('reports a student on two lines, and whether for another service', () => {
    const { rows, wrong } = parseText('10001 Almuerzo\n10001 Medias nueves\n10002\n10002', 1)
    expect(rows.map(({ student, service }) => [student, service])).toEqual([
      ['10001', 2],
      ['10002', 1],
    ])
    expect(wrong.map(({ why, first }) => [why, first])).toEqual([
      ['twice-otherwise', 1],
      ['twice', 3],
    ])
  })

  const codes = (count: number) => Array.from({ length: count }, (_, at) => String(10_000 + at)).join('\n')
  it.each([
    ['nothing', ''],
    ['none-right', '1, 2'],
    ['ready', codes(1000)],
    ['too-many', codes(1001)],
  ])('is %s', (is, written) => {
    expect(planRowsOf({ ...firstDraft, source: 'list', written })).toMatchObject({ is })
  })
})
