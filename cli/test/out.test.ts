import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { openOut } from '../src/output/out.ts'
import { paint } from '../src/output/paint.ts'
import { tableLines } from '../src/output/table.ts'

const escape = String.fromCodePoint(27)

interface Reader {
  readonly isTTY?: boolean
  readonly isColourless?: boolean
  readonly isJson?: boolean
}

function saidTo({ isTTY = false, isColourless = false, isJson = false }: Reader, ...lines: string[]): string {
  const screen = () => Object.assign(new PassThrough(), { isTTY })
  const terminal = { stdin: new PassThrough(), stdout: screen(), stderr: screen() }
  openOut(terminal, { isJson, isColourless }).answer({ lines }, () => lines)
  return String(terminal.stdout.read())
}

describe('What is said', () => {
  const title = paint.bold('Pagos')

  it('is painted on a screen', () => {
    expect(saidTo({ isTTY: true }, title)).toBe(`${title}\n`)
  })

  it.each([
    ['in a pipe', {}],
    ['to a reader who wants no colours', { isTTY: true, isColourless: true }],
  ])('is not painted %s', (_where, reader) => {
    expect(saidTo(reader, title)).toBe('Pagos\n')
    expect(saidTo(reader, ...tableLines([{ n: 1 }], [{ title: 'N', of: ({ n }) => String(n) }]))).toBe(
      'N\n1\n',
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
    expect(saidTo({}, ...lines).split('\n')).toEqual([
      'Nombre  Pesos  Nota',
      'Ana         4',
      'Jose\u0301     1000',
      '日本        7',
      '',
    ])
  })

  it.each([
    ['clears the screen', `${escape}[2Jgone`, '[2Jgone'],
    ['sets the title', `${escape}]0;mine\u0007x`, ']0;minex'],
    ['goes back over the line', 'paid\rFREE', 'paidFREE'],
    ['is an escape of eight bits', '\u009B2Jgone', '2Jgone'],
  ])('commands no terminal: a word that %s is only read', (_title, word, read) => {
    expect(saidTo({ isTTY: true }, word)).toBe(`${read}\n`)
    expect(saidTo({}, word)).toBe(`${read}\n`)
  })

  it('is one line of JSON where JSON is asked for', () => {
    expect(JSON.parse(saidTo({ isJson: true }, title, 'b'))).toEqual({ lines: [title, 'b'] })
  })
})
