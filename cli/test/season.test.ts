import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { root, useHub } from '@matricula/hub/testing/test-hub'
import { moveDate, schoolYear } from '../src/tasks/season/move-dates.ts'
import { rewriteSeason } from '../src/tasks/season/rewrite-season.ts'
import { cli } from './support/cli.ts'

const hub = useHub()
const asIt = async () => ({ hub: hub().url, key: await makeKey(hub(), ['it']) })
const shipped = path.join(root, 'config/seasons')

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-season-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const file of await readdir(shipped)) await copyFile(path.join(shipped, file), path.join(folder, file))
  return folder
}

interface CopiedSeason {
  readonly file: string
  readonly changed: readonly { line: number; path: string; before: string; after: string }[]
  readonly revise: readonly { line: number; path: string; value: string }[]
  readonly check: { readonly problems: readonly unknown[] } | null
}

describe('Seasons', () => {
  it('are listed with what the hub runs them for', async () => {
    const { exit, stdout } = await cli(['season', 'list'], await asIt())
    expect(exit).toBe(0)
    expect(stdout).toMatch(/2020-2021 +orden administrativa/)
    expect(stdout).toMatch(/2025-2026 +familias +2025-2026 +2025-06-03 06:00/)
  })
})

describe('A season that is checked', () => {
  it('is the hub’s own judgement, every problem with its line, and the exit is 1', async () => {
    const folder = await aFolder()
    const file = path.join(folder, '2025-2026.yaml')
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replace('farthest: 60000', 'farthest: far').replace('annual: 2025-07-28', 'annual: soon'),
    )
    const { exit, stdout } = await cli(['season', 'check', file], await asIt())
    expect(exit).toBe(1)
    expect(stdout).toMatch(
      /2025-2026\.yaml:36: parent\.dates\.annual .+\n.+2025-2026\.yaml:\d+: parent\.transport\.farthest .+\n.+2 problemas/,
    )
    const { stdout: json } = await cli(['season', 'check', '--dir', folder, '--json'], await asIt())
    expect(JSON.parse(json)).toMatchObject([
      { season: '2020-2021', problems: [] },
      {
        season: '2025-2026',
        problems: [{ path: 'parent.dates.annual', line: 36 }, { path: 'parent.transport.farthest' }],
      },
    ])
  })

  it('may come from standard input, and is right as shipped', async () => {
    const stdin = await readFile(path.join(shipped, '2025-2026.yaml'), 'utf8')
    expect(await cli(['season', 'check', '-'], { ...(await asIt()), stdin })).toMatchObject({ exit: 0 })
    expect(await cli(['season', 'check', '-'], { ...(await asIt()), stdin: 'season: [' })).toMatchObject({
      exit: 1,
    })
  })

  it.each([
    [['/no/such.yaml'], 2, 'No se puede leer'],
    [['--dir', '/no/such'], 2, 'No hay años escolares'],
  ])('%j is told as a mistake', async (words, code, told) => {
    const { exit, stderr } = await cli(['season', 'check', ...words], await asIt())
    expect([exit, stderr]).toEqual([code, expect.stringContaining(told)])
  })
})

describe('A season that is copied', () => {
  it('has its name and dates a year later and all else to the letter, and the hub finds it right', async () => {
    const folder = await aFolder()
    const { exit, stdout } = await cli(
      ['season', 'copy', '2025-2026', '2026-2027', '--dir', folder, '--json'],
      await asIt(),
    )
    expect(exit).toBe(0)
    const { file, changed, check }: CopiedSeason = JSON.parse(stdout)
    expect(check).toMatchObject({ season: '2026-2027', problems: [] })
    expect(changed).toContainEqual({
      line: 49,
      path: 'parent.dates.monthly.10',
      before: '2026-06-28',
      after: '2027-06-28',
      isShortened: false,
    })
    const [before, after] = await Promise.all([
      readFile(path.join(folder, '2025-2026.yaml'), 'utf8'),
      readFile(file, 'utf8'),
    ])
    const lines = after.split('\n')
    const differing = before.split('\n').flatMap((line, index) => (line === lines[index] ? [] : [index + 1]))
    const tariff = lines.findIndex((line) => line.includes('authorisedTariff')) + 1
    expect(differing).toEqual(
      [...new Set([...changed.map(({ line }) => line), tariff])].toSorted((a, b) => a - b),
    )
    expect(lines.filter((line) => line.includes('#')).length).toBeGreaterThan(20)
  })

  it('keeps its prices, which are listed and marked for a person', async () => {
    const folder = await aFolder()
    const { stdout } = await cli(
      ['season', 'copy', '2020-2021', '2021-2022', '--dir', folder, '--json', '--lang', 'en'],
      await asIt(),
    )
    const { file, revise, check }: CopiedSeason = JSON.parse(stdout)
    expect(revise).toContainEqual({ line: 39, path: 'admin.services.0.price', value: '3033000' })
    expect(revise).toHaveLength(19)
    expect(check?.problems).toEqual([])
    const text = await readFile(file, 'utf8')
    expect(text).toContain('price: 3033000 } # revise\n')
    expect(text).toContain('parentsFee: 185000, price: 59000, otherwise: 64300 } # revise\n')
    expect(text).toContain("values: ['2020-06-02T15:00:00-05:00']")
  })

  it('is made without a hub too, and says what is left to do', async () => {
    const folder = await aFolder()
    const words = ['season', 'copy', '2025-2026', '2026-2027', '--dir', folder]
    const { exit, stderr } = await cli(words, { hub: 'http://127.0.0.1:1' })
    expect(exit).toBe(0)
    expect(stderr).toContain('matricula season check')
    const again = await cli(words, { hub: 'http://127.0.0.1:1' })
    expect(again).toMatchObject({
      exit: 2,
      stdout: '',
      stderr: expect.stringContaining('ya existe y no se reemplaza'),
    })
  })

  it.each([
    [['2025-2026', '2025-2026'], 'se llama como el anterior'],
    [['2025-2026', '../../2026'], 'no es el nombre de un año escolar'],
    [['2025-2026', '2026-2028'], 'no es el nombre de un año escolar'],
    [['2018-2019', '2026-2027'], 'Las que hay: 2020-2021, 2025-2026'],
  ])('%j is told as a mistake, and nothing is written', async (words, told) => {
    const folder = await aFolder()
    const { exit, stderr } = await cli(['season', 'copy', ...words, '--dir', folder])
    expect([exit, stderr]).toEqual([2, expect.stringContaining(told)])
    expect(await readdir(folder)).toEqual(['2020-2021.yaml', '2025-2026.yaml'])
  })
})

it('A season that is no YAML is not copied, and where it goes wrong is said in the reader’s language', async () => {
  const folder = await aFolder()
  await writeFile(path.join(folder, '2025-2026.yaml'), 'season: 2025-2026\nparent:\n\tdates: 1\n')
  const { exit, stderr } = await cli(['season', 'copy', '2025-2026', '2026-2027', '--dir', folder])
  expect(exit).toBe(2)
  expect(stderr).toMatch(/2025-2026\.yaml no es YAML válido en la línea 3, columna 1\.\n/)
  expect(stderr).not.toMatch(/tab|indent/i)
})

describe('A date', () => {
  const year = (name: string) => schoolYear(name) ?? { name: '', first: 0 }

  it.each([
    ['2025-08-28', '2026-08-28', false],
    ['2026-01-28', '2027-01-28', false],
    ['2025-06-03T06:00:00-05:00', '2026-06-03T06:00:00-05:00', false],
    ['2024-12-31', null, false],
    ['2027-01-01', null, false],
    ['Resolución 4215 del 12 de mayo de 2025', null, false],
    ['Año escolar 2025-2026', 'Año escolar 2026-2027', false],
  ])('%s becomes %s in the next school year', (text, after, isShortened) => {
    const answer = moveDate(text, year('2025-2026'), year('2026-2027'))
    expect(answer).toEqual(after === null ? null : { text: after, isShortened })
  })

  it('that the new year does not have is its last of February, and said', () => {
    expect(moveDate('2024-02-29', year('2023-2024'), year('2024-2025'))).toEqual({
      text: '2025-02-28',
      isShortened: true,
    })
    expect(moveDate('2024-02-29', year('2023-2024'), year('2027-2028'))).toEqual({
      text: '2028-02-29',
      isShortened: false,
    })
  })

  it('is moved wherever it stands, with the file’s own signs around it', () => {
    const text = `season: "2025-2026" # 2025-2026\nparent: { a: '2025-07-01', b: 2025-07-02 } # from 2025-07-01\r\nlist:\n- 2026-01-01\n`
    const rewritten = rewriteSeason(text, { from: year('2025-2026'), to: year('2026-2027'), mark: 'revise' })
    expect(rewritten).toMatchObject({
      text: `season: "2026-2027" # 2025-2026\nparent: { a: '2026-07-01', b: 2026-07-02 } # from 2025-07-01\r\nlist:\n- 2027-01-01\n`,
      revise: [],
    })
  })
})
