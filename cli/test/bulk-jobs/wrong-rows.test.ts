import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { cli } from '../support/cli.ts'

const hub = useHub()

async function plan(command: string, rows: readonly string[], more: readonly string[] = []) {
  const key = await makeKey(hub(), ['food', 'transport', 'admissions', 'finance'])
  const words = [...command.split(' '), '--file', '-', '--format', 'csv', '--dry-run', ...more]
  return (await cli(words, { hub: hub().url, key, stdin: rows.join('\n') })).stdout
}

const wrongLines = (stdout: string) =>
  stdout.split('\n').filter((line) => /^ {2}\d* ?líneas? .*: /.test(line))

describe('What is wrong with a file', () => {
  it('is told of every cell of every row at once, with its line and its column', async () => {
    const stdout = await plan('pay-links send', [
      'student;amount;concept;shows;days',
      '10001;4.75;Salida;todo;99',
      '10001;mucho;Salida;;',
      '10001;500000;Salida;;',
      '99920;500000;Salida;;',
      'x1;;Salida;;',
    ])

    expect(wrongLines(stdout)).toEqual([
      expect.stringMatching(/^ {2}línea 2, columna amount: «4\.75» no es un valor/),
      expect.stringMatching(/^ {2}línea 2, columna shows: «todo» no dice/),
      expect.stringMatching(/^ {2}línea 2, columna days: «99» no son días/),
      expect.stringMatching(/^ {2}línea 3, columna amount: «mucho» no es un valor/),
      expect.stringMatching(
        /^ {2}2 líneas \(3, 4\): está repetido; .* \(10001 de la línea 2, 10001 de la línea 2\)$/,
      ),
      '  línea 5: 99920: no existe un estudiante con ese código.',
      expect.stringMatching(/^ {2}línea 6, columna student: «x1» no es el código/),
      expect.stringMatching(/^ {2}línea 6, columna concept: el concepto es de un valor/),
    ])
  })

  it('is told as JSON by line and column, and in the result on each row', async () => {
    const rows = ['student;amount;days', '10001;4.75;99', '99920;500000;']
    const { wrong, planned, result } = JSON.parse(await plan('pay-links send', rows, ['--json']))

    expect(planned).toMatchObject({ change: 0, wrong: 2 })
    expect(wrong).toEqual([
      { line: 2, column: 'amount', why: expect.stringContaining('«4.75»') },
      { line: 2, column: 'days', why: expect.stringContaining('«99»') },
      { line: 3, column: 'student', why: '99920: no existe un estudiante con ese código.' },
    ])
    expect(await readFile(result, 'utf8')).toMatch(/^2,,wrong,"?amount: «4\.75» .* days: «99» /m)
  })

  it.each([
    ['withdrawals record', 'student;day;reason;returned;way', '1;ayer;x;4.75;nave'],
    ['splits make', 'student;part_1;part_2;shows', '1;A = x;B = y;zz'],
    ['refunds transfer', 'refund;reference;day', 'x;1;ayer'],
    ['transport fees', 'student;way;bus_stop;lat;basis', '1;a;b;c;d'],
    ['food insert', 'student;service', '1;9'],
    ['documents send', 'student;document', '1;carta'],
    ['orders send', 'student;total', '1;4.75'],
    ['fees import', 'code;value;type;cuota;mandatory;grade', 'A B;4.75;zz;mil;tal vez;,'],
  ])('of %s is told of each column', async (command, headings, row) => {
    const { wrong } = JSON.parse(await plan(command, [headings, row], ['--json']))
    const columns = wrong.map((one: { line: number; column: string }) => `${one.line} ${one.column}`)
    expect(columns.toSorted()).toEqual(
      headings
        .split(';')
        .map((name) => `2 ${name}`)
        .toSorted(),
    )
  })

  it('is told with the cells that are missing', async () => {
    expect(wrongLines(await plan('withdrawals record', ['student,day,reason,returned', '1,,,4.75']))).toEqual(
      [
        '  línea 2: Falta day.',
        '  línea 2: Falta reason.',
        expect.stringMatching(/^ {2}línea 2, columna student: «1» no es el código/),
        expect.stringMatching(/^ {2}línea 2, columna returned: «4\.75» no es un valor/),
      ],
    )
  })

  it.each([
    ['withdrawals record', ['student,day,reason', '99920,2025-06-19,Se va']],
    ['splits make', ['student,part_1,part_2', '99920,A = 50 %,B = resto']],
    ['pay-links send', ['student', '99920']],
  ])('of %s is a code that no student has', async (command, rows) => {
    expect(wrongLines(await plan(command, rows))).toEqual([
      '  línea 2: 99920: no existe un estudiante con ese código.',
    ])
  })

  it.each([
    ['withdrawals record', 'student,day,reason', '10001,ayer,Se va', '10001,2025-06-19,Se va'],
    ['splits make', 'student,part_1,part_2', '10001,A,B = resto', '10001,A = 50 %,B = resto'],
    ['food insert', 'student,service', '10001,9', '10001,1'],
    ['transport fees', 'student,way', '10001,x', '10001,COMPLETO'],
  ])('of %s is a second row of whoever has a wrong one', async (command, headings, bad, good) => {
    const wrong = wrongLines(await plan(command, [headings, bad, good]))
    expect(wrong.at(-1)).toMatch(/^ {2}línea 3: 10001 de la línea 2: está repetido/)
  })
})
