import { tmpdir } from 'node:os'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { delimiterOf } from '../../src/bulk/read/csv.ts'
import { templateOf } from '../../src/bulk/read/template.ts'
import { makeXlsx } from './support/make-xlsx.ts'
import { columns, faultOf, read, records } from './support/read-source.ts'

describe('A CSV is read', () => {
  it.each<[string, string | Buffer, unknown]>([
    [
      'with commas',
      'student,note\n10001,one\n10002,two\n',
      [
        [2, '10001', 'one'],
        [3, '10002', 'two'],
      ],
    ],
    ['with semicolons', 'student;note\n10001;a,b\n', [[2, '10001', 'a,b']]],
    ['with tabs', 'student\tnote\n10001\ta;b,c\n', [[2, '10001', 'a;b,c']]],
    ['as Excel saves it', '\uFEFFstudent;note\r\n10001;x\r\n', [[2, '10001', 'x']]],
    ['of an old Mac', 'student,note\r10001,x\r', [[2, '10001', 'x']]],
    ['without a last newline', 'student\n10001', [[2, '10001']]],
    [
      'in any case, without accents, by an alias',
      'CODIGO DEL ESTUDIANTE,Note\n10001,x\n',
      [[2, '10001', 'x']],
    ],
    ['in another order', 'note,student\nx,10001\n', [[2, 'x', '10001']]],
    [
      'past empty lines and columns',
      '\n\nstudent,,note,\n\n10001,,x,\n,,,\n10002,,y,\n',
      [
        [5, '10001', 'x'],
        [7, '10002', 'y'],
      ],
    ],
    [
      'with quotes, signs and newlines in a cell',
      'student,note\n10001,"a ""b"", c\nd"\n10002,y\n',
      [
        [2, '10001', 'a "b", c\nd'],
        [4, '10002', 'y'],
      ],
    ],
    [
      'with a CRLF in a cell',
      'student,note\r\n10001,"a\r\nb"\r\n10002,y\r\n',
      [
        [2, '10001', 'a\nb'],
        [4, '10002', 'y'],
      ],
    ],
    ['with short rows', 'student,note\n10001\n', [[2, '10001', '']]],
    [
      'with accents cut by any chunk',
      `student,note\n10001,${'ñ€😀'.repeat(30_000)}\n`,
      [[2, '10001', 'ñ€😀'.repeat(30_000)]],
    ],
  ])('%s', async (_, content, expected) => {
    expect((await read('a.csv', content)).found).toEqual(expected)
  })

  it('with the cells beyond its headings told by line, the others going on', async () => {
    const { found } = await read('a.csv', 'student,note\n10001,a,b\n10002,y\n')
    expect(found).toEqual([
      [2, 'wrong', expect.stringContaining('Cell 3')],
      [3, '10002', 'y'],
    ])
  })

  it.each<[string, string | Buffer, string]>([
    ['an unknown heading, with the nearest', 'studnet,note\n', 'know: "studnet". Did you mean student?'],
    [
      'one that only begins',
      'stud,note\n',
      'a.csv has a column that this command does not know: "stud". Did you',
    ],
    ['one that is near nothing, with those there are', 'student,xyz\n', '"xyz". Columns (optional ones in'],
    ['a missing one', 'note\nx\n', 'The column "student" is missing.'],
    ['a heading twice', 'student,codigo del estudiante\n1,2\n', 'twice: 1 and 2'],
    ['Latin-1, with the line', Buffer.from('student,note\n10001,a\n10002,ni\xf1o\n', 'latin1'), 'line 3'],
    ['a sign cut off at the end', Buffer.from('student\n10001\xc3', 'latin1'), 'line 2'],
    ['UTF-16', Buffer.from('\uFEFFstudent\n', 'utf16le'), 'CSV UTF-8'],
    ['a workbook under another name', makeXlsx({ One: '' }), '--format xlsx'],
    ['quotes that never close, where they open', 'student,note\n1,x\n2,"y\n3,z\n', 'opened on line 3'],
    ['a quote out of place', 'student,note\n1,x\n2,"y" z\n', 'line 3'],
    ['a row without an end', `student\n1\n${'x'.repeat(1_100_000)}`, 'line 3 is too long'],
    ['nothing', '', 'empty'],
    ['only empty lines', '\n\n,,\n', 'empty'],
  ])('never with %s', async (_, content, said) => {
    expect(await faultOf(read('a.csv', content))).toContain(said)
  })

  it.each<[string, string]>([
    ['a,b;c,d', ','],
    ['a;b;c,d', ';'],
    ['a\tb', '\t'],
    ['"a;b;c",d', ','],
    ['alone', ','],
  ])('%s has one sign between cells', (heading, sign) => {
    expect(delimiterOf(heading)).toBe(sign)
  })

  it('and the one that --template writes is such a file', async () => {
    const { found } = await read('t.csv', templateOf(columns).join('\n'))
    expect(found).toEqual([[2, '10001', 'Debe, y "mucho"']])
  })

  it('from standard input when its format is said, with the digest of its bytes', async () => {
    const stdin = new PassThrough()
    stdin.end('student\n10001\n')
    const { found, sha256 } = await records('-', { stdin, format: 'csv' })
    expect(found).toEqual([[2, '10001']])
    expect(sha256).toBe((await read('b.csv', 'student\n10001\n')).sha256)
  })

  it('without the column that the command itself gives', async () => {
    expect((await read('a.csv', 'note\nx\n', { defaults: { student: '10001' } })).found).toEqual([[2, 'x']])
  })
})

describe('A file of Excel in Colombia', () => {
  const excel = Buffer.from('student;note\r\n10001;Gómez Ñustes, ¿quizá?\r\n', 'latin1')

  it('is known by its letters, and the refusal names the option', async () => {
    const told = await faultOf(read('a.csv', excel))
    expect(told).toContain('line 2')
    expect(told).toContain('Windows-1252')
    expect(told).toContain('--encoding windows-1252')
  })

  it('is read with that option, to the letter', async () => {
    const { found } = await read('a.csv', excel, { encoding: 'windows-1252' })
    expect(found).toEqual([[2, '10001', 'Gómez Ñustes, ¿quizá?']])
    const euro = Buffer.from([...Buffer.from('student;note\n1;'), 0x80, 0x96, 0x93])
    expect((await read('b.csv', euro, { encoding: 'windows-1252' })).found).toEqual([[2, '1', '€–“']])
  })

  it('is not seen in bytes that are no Spanish', async () => {
    const told = await faultOf(read('a.csv', Buffer.from([...Buffer.from('student\n'), 0x8d, 0xff, 0xd8])))
    expect(told).not.toContain('Windows-1252')
  })

  it.each([
    ['a file in UTF-8', Buffer.from('student,note\n10001,x\n10002,María\n'), 'line 3'],
    ['one with its mark', Buffer.from('\uFEFFstudent,note\n10001,x\n'), 'line 1'],
    ['one of dashes alone', Buffer.from('student,note\n10001,a – b\n'), 'line 2'],
  ])('is not taken for what %s is, which would be read as MarÃ­a', async (_, content, line) => {
    const told = await faultOf(read('a.csv', content, { encoding: 'windows-1252' }))
    expect(told).toContain(`is in UTF-8, not in Windows-1252: ${line}`)
  })

  it.each(['a.csv', 'a.jsonl'])('is refused in %s where somebody read it so and saved it', async (name) => {
    const content = name === 'a.csv' ? 'student,note\n1,MarÃ­a\n' : '\n{"student":"1","note":"MarÃ­a"}\n'
    expect(await faultOf(read(name, content))).toMatch(/damaged letters.*see line 2/)
  })

  it('is found also where a piece of the file ends between its two signs', async () => {
    const before = `student,note\n1,${'x'.repeat(65_535 - 'student,note\n1,'.length)}`
    expect(await faultOf(read('a.csv', Buffer.from(`${before}í\n`), { encoding: 'windows-1252' }))).toContain(
      'line 2',
    )
  })

  it('needs no encoding when it is a workbook', async () => {
    expect(await faultOf(read('a.xlsx', '', { encoding: 'windows-1252' }))).toContain('text files only')
  })
})

describe('A file is refused', () => {
  it.each([
    ['that is not there', 'none.csv', 'not found'],
    ['of an unknown kind', 'none.pdf', '--format csv'],
    ['that is a pipe of an unknown kind', '-', '--format csv'],
    ['that is a folder', `${tmpdir()}/`, 'format'],
  ])('%s', async (_, file, said) => {
    expect(await faultOf(records(file))).toContain(said)
  })

  it('when a sheet is asked of what has none', async () => {
    expect(await faultOf(read('a.csv', 'student\n', { sheet: 'One' }))).toContain('workbooks')
  })
})

describe('NDJSON is read', () => {
  it('with numbers, truths and null as text, past empty lines', async () => {
    const { found } = await read(
      'a.ndjson',
      '{"student":10001,"note":true}\n\n{"Student":"10002","note":null}',
    )
    expect(found).toEqual([
      [1, '10001', 'true'],
      [3, '10002', ''],
    ])
  })

  it.each([
    ['no JSON', '{"student":', 'not a JSON object'],
    ['a list', '["10001"]', 'not a JSON object'],
    [
      'an unknown key',
      '{"studnt":"1"}',
      'studnt: this command does not know that column. Did you mean student?',
    ],
    [
      'one near nothing',
      '{"xyz":"1"}',
      'know that column. Columns (optional ones in brackets): student, [note].',
    ],
    ['a key twice', '{"student":"1","Student":"2"}', 'twice'],
    ['something nested', '{"student":{"a":1}}', 'must be a text'],
  ])('with %s told by line, the others going on', async (_, line, said) => {
    const { found } = await read('a.jsonl', `${line}\n{"student":"10002"}\n`)
    expect(found).toEqual([
      [1, 'wrong', expect.stringContaining(said)],
      [2, '10002'],
    ])
  })
})
