import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { makeXlsx, zip } from './support/make-xlsx.ts'
import { faultOf, read, records } from './support/read-source.ts'

describe('A workbook is read', () => {
  const row = (line: number, ...cells: string[]) => `<row r="${line}">${cells.join('')}</row>`
  const heading = row(1, '<c r="A1" t="s"><v>0</v></c>', '<c r="B1" t="inlineStr"><is><t>note</t></is></c>')
  const shared =
    '<si><t>student</t></si><si><r><t>o</t></r><r><t xml:space="preserve">ne</t></r><rPh><t>x</t></rPh></si>'
  const readCell = async (cell: string, options = {}) => {
    const file = makeXlsx(
      { One: heading + row(2, '<c r="A2"><v>10001</v></c>', cell) },
      { shared, ...options },
    )
    return (await read('a.xlsx', file)).found[0]?.[2]
  }

  it.each([
    ['a number that is a code', '<c r="B2"><v>10001</v></c>', '10001'],
    ['a long one', '<c r="B2"><v>1.23456789012E+11</v></c>', '123456789012'],
    ['what a sum leaves behind', '<c r="B2"><v>0.30000000000000004</v></c>', '0.3'],
    ['a shared text in pieces', '<c r="B2" t="s"><v>1</v></c>', 'one'],
    ['a text of its own', '<c r="B2" t="inlineStr"><is><t>a &amp; b</t></is></c>', 'a & b'],
    ['a truth', '<c r="B2" t="b"><v>1</v></c>', 'true'],
    ['what a formula came to', '<c r="B2" t="str"><f>CONCAT("x","y")</f><v>xy</v></c>', 'xy'],
    ['a day', '<c r="B2" s="1"><v>45827</v></c>', '2025-06-19'],
    ['a day in a format of their own', '<c r="B2" s="2"><v>45827.5</v></c>', '2025-06-19T12:00:00'],
    ['a number whose format only quotes a day', '<c r="B2" s="3"><v>45827</v></c>', '45827'],
    ['an empty cell', '<c r="B2" s="1"/>', ''],
  ])('with %s', async (_, cell, expected) => {
    expect(await readCell(cell)).toBe(expected)
  })

  it.each(['MarÃ­a', 'NiÃ±o', 'aÃ±o'])('unless a cell has damaged letters, such as %s', async (text) => {
    const damaged = row(
      3,
      '<c r="A3"><v>10002</v></c>',
      `<c r="B3" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    const file = makeXlsx({ One: heading + row(2, '<c r="A2"><v>10001</v></c>') + damaged }, { shared })
    expect(await faultOf(read('a.xlsx', file))).toMatch(/damaged letters.*see line 3/)
  })

  it('by the calendar of 1904 where it says so', async () => {
    expect(await readCell('<c r="B2" s="1"><v>44365</v></c>', { date1904: '1' })).toBe('2025-06-19')
  })

  it('with the rows that the spreadsheet numbers, past gaps, from a sheet by its name', async () => {
    const second = `${heading}${row(7, '<c r="B7"><v>5</v></c>', '')}${row(9, '<c r="A9"><v>10002</v></c>')}`
    const { found, sha256 } = await read('a.xlsx', makeXlsx({ One: '', Two: second }, { shared }), {
      sheet: 'Two',
    })
    expect(found).toEqual([
      [7, '', '5'],
      [9, '10002', ''],
    ])
    expect(sha256).toMatch(/^[\da-f]{64}$/)
  })

  it('from standard input', async () => {
    const stdin = new PassThrough()
    stdin.end(makeXlsx({ One: heading + row(2, '<c r="A2"><v>10001</v></c>') }, { shared }))
    expect((await records('-', { stdin, format: 'xlsx' })).found).toEqual([[2, '10001', '']])
  })

  it.each<[string, string | Buffer, string]>([
    ['text under its name', 'student\n', 'not a workbook'],
    ['half of one', makeXlsx({ One: heading }, { shared }).subarray(0, 500), 'not a workbook'],
    ['broken XML', makeXlsx({ One: '<row><c></row>' }), 'not a workbook'],
    [
      'entities',
      zip({ ...parts(), 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      'not a workbook',
    ],
    [
      'text without an end',
      makeXlsx({ One: `<row><c><v>${'x'.repeat(3_000_000)}</v></c></row>` }),
      'not a workbook',
    ],
    ['a cell beyond all columns', makeXlsx({ One: '<row><c r="ZZZ1"><v>1</v></c></row>' }), 'not a workbook'],
    [
      'a size that nobody unpacks',
      zip(parts(), (name, length) => (name.includes('sheet1') ? 3_000_000_000 : length)),
      'too large',
    ],
    [
      'more in it than it says',
      zip(parts(), (name, length) => (name.includes('sheet1') ? 10 : length)),
      'not a workbook',
    ],
    ['nothing', makeXlsx({ One: '' }), 'empty'],
  ])('never with %s', async (_, content, said) => {
    expect(await faultOf(read('a.xlsx', content))).toContain(said)
  })

  it('never from a sheet that is not there, and those that are get named', async () => {
    expect(await faultOf(read('a.xlsx', makeXlsx({ Uno: '' }), { sheet: 'Dos' }))).toContain('Uno')
  })

  function parts() {
    return {
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="One" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${heading}</sheetData></worksheet>`,
    }
  }
})
