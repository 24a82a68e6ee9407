import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkText } from '../../../src/modules/seasons/check-text.ts'
import { comeWithKey } from '@matricula/hub/testing/keys'
import { root, useHub } from '@matricula/hub/testing/test-hub'

const hub = useHub()
const shipped = await readFile(path.join(root, 'config/seasons/2025-2026.yaml'), 'utf8')
const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length

describe('The text of a season', () => {
  it('as shipped has no problem', () => {
    expect(checkText(shipped, '2025-2026', 'en')).toEqual({ season: '2025-2026', problems: [] })
  })

  it('is told all its problems at once, each with its path and line', () => {
    const text = shipped
      .replace('farthest: 60000', 'farthest: a lot')
      .replace('annual: 2025-07-28', 'annual: 2025-02-30')
      .replace('  quotas: {', '  quotes: {')
    const { season, problems } = checkText(text, '2025-2026', 'en')
    expect(season).toBe('2025-2026')
    expect(problems.map(({ path: place, line }) => [place, line])).toEqual([
      ['parent.quotas', lineOf(text, 'parent:')],
      ['parent.dates.annual', lineOf(text, 'annual: 2025-02-30')],
      ['parent.quotes', lineOf(text, '  quotes: {')],
      ['parent.transport.farthest', lineOf(text, 'farthest: a lot')],
    ])
  })

  it('must bear its file’s name, where it has one', () => {
    expect(checkText(shipped, '2026-2027', 'es-CO').problems).toEqual([
      {
        path: 'season',
        line: lineOf(shipped, 'season: 2025-2026'),
        message: 'season debe ser 2026-2027, como el archivo',
      },
    ])
    expect(checkText(shipped, null, 'en').problems).toEqual([])
  })

  it.each([
    ['no YAML', 'season: [1'],
    ['said twice', 'season: a\nseason: b'],
    ['nested without end', '['.repeat(100_000)],
    ['a bomb of aliases', `a: &a [x]\n${bomb()}`],
  ])('that is %s is answered with problems, not with a failure', (_title, text) => {
    const { season, problems } = checkText(text, null, 'en')
    expect(season).toBeNull()
    expect(problems).toEqual([
      { path: '', line: expect.any(Number), message: expect.stringMatching(/^line \d+, column \d+: /) },
    ])
  })

  it.each([
    ['es-CO', 'columna 1: a la clave le faltan los dos puntos. Hay 16 errores más; corrija este primero.'],
    ['en', 'column 1: the key lacks its colon. There are 16 more errors; correct this one first.'],
  ] as const)('that lacks one colon is told its first error alone, in %s', (locale, told) => {
    const line = lineOf(shipped, 'parent:')
    const text = shipped.replace('\nparent:\n', '\nparent\n')
    expect(checkText(text, null, locale).problems).toEqual([
      { path: '', line, message: expect.stringMatching(new RegExp(`^l(?:ínea|ine) ${line}, ${told}$`)) },
    ])
  })

  it('that is empty is a problem', () => {
    expect(checkText('', null, 'en').problems).toHaveLength(1)
  })
})

function bomb(): string {
  const names = 'abcdefg'.split('')
  return names
    .slice(1)
    .map(
      (name, index) =>
        `${name}: &${name} [${Array.from({ length: 10 }, () => `*${names[index]}`).join(', ')}]`,
    )
    .join('\n')
}

describe('Season files by the API', () => {
  it('are listed for IT, with what the hub runs', async () => {
    const it = await comeWithKey(hub(), 'it')
    const { body } = await it.get('/api/seasons')
    expect(body).toEqual([
      expect.objectContaining({ season: '2020-2021', runs: ['admin'], parts: ['admin'], problems: 0 }),
      expect.objectContaining({
        season: '2025-2026',
        runs: ['parents'],
        parts: ['parent'],
        opens: '2025-06-03T06:00:00-05:00',
      }),
    ])
  })

  it('are checked without changing anything, for IT alone and within bounds', async () => {
    const it = await comeWithKey(hub(), 'it')
    const text = shipped.replace('2025-07-28', 'tomorrow')
    const { status, body } = await it.post('/api/seasons/check', { text, name: '2025-2026' })
    expect([status, body]).toEqual([
      200,
      {
        season: '2025-2026',
        problems: [
          expect.objectContaining({ message: 'parent.dates.annual debe ser un día, como 2025-07-28' }),
        ],
      },
    ])
    expect((await it.post('/api/seasons/check', { text: 'x'.repeat(200_001) })).status).toBe(400)
    expect((await it.post('/api/seasons/check', { text, name: '../../etc' })).status).toBe(400)
    const finance = await comeWithKey(hub(), 'finance')
    expect((await finance.post('/api/seasons/check', { text })).status).toBe(403)
  })
})
