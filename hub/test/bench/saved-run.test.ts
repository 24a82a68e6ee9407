import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { JudgedFigure } from '../../bench/goals/judge.ts'
import { goalRows, titleOf } from '../../bench/goals/report.ts'
import { readRun, saveRun, whyNotWritable } from '../../bench/goals/run-files.ts'
import { changeSince, parseSavedRun, type SavedRun } from '../../bench/goals/saved-run.ts'
import { readWords } from '../../bench/read-words.ts'

const machine = {
  cores: 2,
  model: 'A processor',
  node: 'v20.19.0',
  commit: '4ec45de4a1b2',
  date: '2026-11-22T15:00:00.000Z',
}

const figureOf = (value: number, what = 'pace'): JudgedFigure => ({
  bench: 'quotes',
  what,
  value,
  unit: 'times',
  goal: { is: 'at least', limit: 0.45 },
  verdict: 'met',
})

const runOf = (...figures: JudgedFigure[]): SavedRun => ({ machine, figures })
const saved = runOf(figureOf(0.5))

const folder = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))

describe('A saved run', () => {
  it('is read as it was written', async () => {
    const file = path.join(folder, 'run.json')
    await saveRun(file, saved)
    expect(await readRun(file)).toEqual(saved)
  })

  it.each([
    ['{', 'is not JSON'],
    ['[]', 'is no saved run: "value" must be of type object'],
    [JSON.stringify({ machine }), 'is no saved run: "figures" is required'],
    [
      JSON.stringify({ ...saved, figures: [{ ...figureOf(1), value: '1' }] }),
      'is no saved run: "figures[0].value" must be a number',
    ],
    [
      JSON.stringify({ ...saved, machine: { ...machine, cores: 0 } }),
      'is no saved run: "machine.cores" must be greater than or equal to 1',
    ],
  ])('is refused with the reason where its file says %s', (text, wrong) => {
    expect(parseSavedRun(text)).toEqual({ wrong })
  })

  it('whose file is missing or wrong is named by that file', async () => {
    const missing = path.join(folder, 'missing.json')
    expect(await readRun(missing)).toEqual({
      wrong: expect.stringContaining(`${missing} cannot be read: ENOENT`),
    })
    const wrong = path.join(folder, 'wrong.json')
    await writeFile(wrong, 'pace: 1')
    expect(await readRun(wrong)).toEqual({ wrong: `${wrong} is not JSON` })
  })

  it('has its place tried before, which leaves the run that stands there', async () => {
    const file = path.join(folder, 'kept.json')
    await writeFile(file, 'kept')
    expect(await whyNotWritable(file)).toBeNull()
    expect(await readFile(file, 'utf8')).toBe('kept')
    expect(await whyNotWritable(folder)).toEqual({
      wrong: expect.stringContaining(`${folder} cannot be written: EISDIR`),
    })
  })
})

describe('A figure beside that of a saved run', () => {
  it.each([
    ['grew by a tenth', 0.55, 0.5, expect.closeTo(10)],
    ['fell by a half', 0.25, 0.5, -50],
    ['is what it was', 0.5, 0.5, 0],
    ['is still nothing', 0, 0, 0],
    ['has no share of nothing', 3, 0, null],
  ])('%s', (_, value, before, percent) => {
    expect(changeSince(runOf(figureOf(before)), figureOf(value))).toEqual({ saved: before, percent })
  })

  it('is alone where the saved run did not measure it', () => {
    expect(changeSince(saved, figureOf(1, 'another'))).toBeNull()
  })

  it('stands in the same line, and the title says whence the saved one is', () => {
    const judged = { figures: [figureOf(0.55), figureOf(1, 'another')], notMeasured: [] }
    expect(goalRows(judged, saved)).toEqual([
      ['', 'value', 'goal', 'saved', 'change', ''],
      ['quotes: pace', '0.55', 'at least 0.45', '0.50', '+10.0%', 'met'],
      ['quotes: another', '1.00', 'at least 0.45', 'none', '', 'met'],
    ])
    expect(titleOf(saved)).toBe(
      'Goals; saved on 2026-11-22T15:00:00.000Z: Node v20.19.0, 2 cores (A processor), commit 4ec45de4a1b2',
    )
  })
})

describe('What is asked of the bench', () => {
  it('names the files to save to and to compare with, or none', () => {
    expect(readWords(['--save', 'a.json', '--against', 'b.json'])).toMatchObject({
      save: 'a.json',
      against: 'b.json',
    })
    expect(readWords([])).toMatchObject({ names: [], save: null, against: null })
  })

  it.each(['--save', '--against'])('is wrong where %s names no file', (option) => {
    expect(readWords([option, ''])).toEqual({ wrong: `${option} must name a file` })
  })
})
