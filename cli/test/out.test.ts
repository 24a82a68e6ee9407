import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { Line } from '../src/output/line.ts'
import { clip } from '../src/output/cells.ts'
import { openOut } from '../src/output/out.ts'
import { paint } from '../src/output/paint.ts'
import { tableLines } from '../src/output/table.ts'
import { ruled, sumLine } from '../src/views/sum-lines.ts'

const escape = String.fromCodePoint(27)

interface ScreenOptions {
  readonly isTTY?: boolean
  readonly isColourless?: boolean
  readonly isJson?: boolean
  /** How wide the screen is. */
  readonly columns?: number
}

function printedTo(
  { isTTY = false, isColourless = false, isJson = false, columns }: ScreenOptions,
  ...lines: readonly Line[]
): string {
  const screen = () => Object.assign(new PassThrough(), { isTTY, ...(columns !== undefined && { columns }) })
  const terminal = { stdin: new PassThrough(), stdout: screen(), stderr: screen() }
  openOut(terminal, { isJson, isColourless }).printResult({ lines }, () => lines)
  return String(terminal.stdout.read())
}

describe('What is said', () => {
  const title = paint.bold('Pagos')

  it('is painted on a screen', () => {
    expect(printedTo({ isTTY: true }, title)).toBe(`${title}\n`)
  })

  it.each([
    ['in a pipe', {}],
    ['to a reader who wants no colours', { isTTY: true, isColourless: true }],
  ])('is not painted %s', (_where, reader) => {
    expect(printedTo(reader, title)).toBe('Pagos\n')
    expect(printedTo(reader, ...tableLines([{ n: 1 }], [{ title: 'N', of: ({ n }) => String(n) }]))).toBe(
      'N\n1\n',
    )
  })

  it('is cut to a line of a screen, and in a pipe is whole', () => {
    const reason = 'una razón muy larga\nde dos líneas'
    const rows = tableLines([{ reason }], [{ title: 'Motivo', of: (row) => row.reason, most: 12 }])
    const one: Line = { within: (screen) => [clip(reason, { most: 12, screen })] }
    expect(printedTo({ isTTY: true, columns: 80 }, one)).toBe('una razón m…\n')
    expect(printedTo({ isColourless: true, isTTY: true, columns: 80 }, ...rows)).toBe(
      'Motivo\nuna razón m…\n',
    )
    expect(printedTo({}, one, ...rows)).toBe(
      'una razón muy larga de dos líneas\nMotivo\nuna razón muy larga de dos líneas\n',
    )
  })

  it('stands in columns whatever takes no place or two: paint, accents, wide letters', () => {
    const rows = [
      { name: paint.red('Ana'), n: 4 },
      { name: 'Jose\u0301', n: 1000 },
      { name: '日本', n: 7 },
    ]
    const lines = tableLines(rows, [
      { title: 'Nombre', of: ({ name }) => name },
      { title: 'Pesos', of: ({ n }) => String(n), align: 'right' },
      { title: 'Nota', of: () => '' },
    ])
    expect(printedTo({}, ...lines).split('\n')).toEqual([
      'Nombre  Pesos  Nota',
      'Ana         4',
      'Jose\u0301     1000',
      '日本        7',
      '',
    ])
  })

  describe('in a table', () => {
    const runs = [
      { name: '20250619-food-insert-4f2a', state: 'terminada', note: '' },
      { name: '20250619-fees-import-77aa', state: 'interrumpida', note: 'quedan 3' },
    ]
    const table = tableLines(
      runs,
      [
        { title: 'Corrida', of: ({ name }) => name },
        { title: 'Estado', of: ({ state }) => state },
        { title: 'Nota', of: ({ note }) => note },
      ],
      ({ note }) => (note === '' ? [] : ['  = se puede seguir']),
    )
    const narrow = { isTTY: true, isColourless: true, columns: 40 }

    it('has a card for each row where the screen is too narrow, with what stands below it', () => {
      expect(printedTo(narrow, ...table).split('\n')).toEqual([
        'Corrida: 20250619-food-insert-4f2a',
        'Estado: terminada',
        '',
        'Corrida: 20250619-fees-import-77aa',
        'Estado: interrumpida',
        'Nota: quedan 3',
        '  = se puede seguir',
        '',
        '',
      ])
    })

    it('has a line for each row where the screen has the room, and in a pipe', () => {
      const wide = [
        'Corrida                    Estado        Nota',
        '20250619-food-insert-4f2a  terminada',
        '20250619-fees-import-77aa  interrumpida  quedan 3',
        '  = se puede seguir',
        '',
      ]
      expect(printedTo({ ...narrow, columns: 80 }, ...table).split('\n')).toEqual(wide)
      expect(printedTo({}, ...table).split('\n')).toEqual(wide)
    })

    it('adds up within the width of the screen', () => {
      const sum = [...sumLine('Costos anuales de la matrícula del estudiante', '$ 4.750.000'), ruled]
      const lines = printedTo(narrow, ...sum)
        .trimEnd()
        .split('\n')
      expect(lines.filter((line) => line.length > 40)).toEqual([])
      expect(lines).toEqual([
        'Costos anuales de la',
        '  matrícula del',
        '  estudiante                 $ 4.750.000',
        '                        ────────────────',
      ])
    })
  })

  it.each([
    ['clears the screen', `${escape}[2Jgone`, '[2Jgone'],
    ['sets the title', `${escape}]0;mine\u0007x`, ']0;minex'],
    ['goes back over the line', 'paid\rFREE', 'paidFREE'],
    ['is an escape of eight bits', '\u009B2Jgone', '2Jgone'],
  ])('commands no terminal: a word that %s is only read', (_title, word, read) => {
    expect(printedTo({ isTTY: true }, word)).toBe(`${read}\n`)
    expect(printedTo({}, word)).toBe(`${read}\n`)
  })

  it('is one line of JSON where JSON is asked for', () => {
    expect(JSON.parse(printedTo({ isJson: true }, title, 'b'))).toEqual({ lines: [title, 'b'] })
  })
})
