import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chess, fees, store } from '@matricula/hub/testing/a-fee'
import { makeKey } from '@matricula/hub/testing/keys'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { memoOf, faultsAt } from '@matricula/hub/testing/vendor'
import type { Preview } from '../../src/tasks/fees/preview-impact.ts'
import { aHome, cli } from '../support/cli.ts'

const hub = useHub()

const aFolder = () => mkdtemp(path.join(tmpdir(), 'matricula-fees-'))

const asFinance = async (...words: readonly string[]) =>
  cli(words, { hub: hub().url, key: await makeKey(hub(), ['finance']) })

interface PlanJson {
  readonly planned: { readonly change: number; readonly same: number; readonly wrong: number }
}

const oddities = [
  { ...chess, code: 'ECO-A1', concept: '=SUMA(1;2)', description: 'una, dos; "tres"\ny cuatro' },
  { ...chess, code: 'ECO-A2', concept: "'=1+1", description: '-', schedule: '@todos' },
  { ...chess, code: 'ECO-A3', concept: '- sin nombre', cuota: 0, promo_img_link: '' },
]

describe('The exported catalogue', () => {
  it.each([
    ['csv', oddities],
    // JSON needs no apostrophe, so one of the fee's own would be taken for ours.
    ['ndjson', oddities.filter(({ concept }) => !concept.startsWith("'"))],
  ])('as %s is brought in again without a change', async (format, odd) => {
    const shop = await runHub()
    await store(await signInStaff(shop, 'finance'), ...odd)
    const around = { hub: shop.url, key: await makeKey(shop, ['finance']) }
    const file = path.join(await aFolder(), `tarifas.${format}`)
    const exported = await cli(['fees', 'export', '--format', format, '--output', file, '--json'], around)
    const { rows } = JSON.parse(exported.stdout) as { rows: number }
    expect(exported).toMatchObject({ exit: 0, stdout: `${JSON.stringify({ file, format, rows })}\n` })
    expect(rows).toBeGreaterThan(odd.length + 100)
    const { exit, stdout } = await cli(['fees', 'import', '--file', file, '--dry-run', '--json'], around)
    const { planned } = JSON.parse(stdout) as PlanJson
    expect({ exit, planned }).toEqual({ exit: 0, planned: { change: 0, same: rows, wrong: 0 } })
  })

  it('has no cell that a spreadsheet would compute', async () => {
    const finance = await signInStaff(hub(), 'finance')
    await store(finance, { ...chess, code: 'ECO-A9', concept: '=HYPERLINK("http://x")' })
    const { stdout } = await asFinance('fees', 'export', '--grade', 'segundo', '--type', 'ECO')
    expect(stdout).toContain(`"'=HYPERLINK(""http://x"")"`)
  })

  it('is narrowed to a grade and a type', async () => {
    const { exit, stdout } = await asFinance('fees', 'export', '--grade', '114', '--type', 'ANUAL')
    expect(exit).toBe(0)
    const [heading, ...rows] = stdout.trimEnd().split('\n')
    expect(heading).toMatch(/^grade,code,concept,value,type,mandatory,/)
    expect(rows.map((row) => row.split(',')[1])).toEqual(['CA-0001', 'CA-0004'])
  })

  it('with --json is a line of JSON a fee', async () => {
    const { stdout } = await asFinance('fees', 'export', '--grade', '101', '--type', 'ANUAL', '--json')
    const [first] = stdout.split('\n')
    expect(JSON.parse(first ?? '')).toMatchObject({ grade: 101, code: 'CA-0001', mandatory: true })
  })

  it('does not write over a file unless it is told to, and writes none where it cannot', async () => {
    const file = path.join(await aFolder(), 'tarifas.csv')
    await writeFile(file, 'mine')
    const refused = await asFinance('fees', 'export', '--output', file)
    expect(refused).toMatchObject({ exit: 2, stdout: '' })
    expect(await readFile(file, 'utf8')).toBe('mine')
    expect((await asFinance('fees', 'export', '--output', file, '--force')).exit).toBe(0)
    expect(await readFile(file, 'utf8')).toMatch(/^grade,/)
    const nowhere = path.join(path.dirname(file), 'no', 'tarifas.csv')
    expect((await asFinance('fees', 'export', '--output', nowhere)).stderr).toContain('No se pudo escribir')
  })

  it('of a grade nobody has names the grades there are', async () => {
    const { exit, stderr } = await asFinance('fees', 'export', '--grade', 'Doce')
    expect(exit).toBe(2)
    expect(stderr).toContain('105 Segundo')
  })
})

describe('The impact of a file of fees', () => {
  const impactOf = async (...lines: readonly string[]) => {
    const file = path.join(await aFolder(), 'tarifas.csv')
    await writeFile(file, `${lines.join('\n')}\n`)
    return asFinance('fees', 'impact', '--file', file, '--json')
  }

  it('is told by grade, for values that change alone, and changes nothing', async () => {
    const { exit, stdout, stderr } = await impactOf(
      'grado;codigo;valor;concepto',
      '"Prejardín, Jardín";CA-0001;3.900.000;',
      '101;CA-0004;;Otros costos del año',
      '114;CA-0001;mil;',
    )
    const { grades, wrongRows, wrong } = JSON.parse(stdout) as Preview
    expect(exit).toBe(1)
    expect(grades.map(({ grade, changes }) => [grade, changes.map(({ code }) => code)])).toEqual([
      [101, ['CA-0001']],
      [102, ['CA-0001']],
    ])
    expect(grades.every(({ after, before }) => after > before)).toBe(true)
    expect([wrongRows, wrong]).toEqual([1, [{ line: 4, why: expect.stringContaining('«mil»') }]])
    expect(stderr).toContain('lista de precios de contabilidad')
    const { body } = await hub().visitor().get<{ value: number }[]>(`${fees}101?code=CA-0001`)
    expect(body[0]?.value).toBe(3_800_000)
  })

  it('tells the same mistake of many rows once, with their number', async () => {
    const { stderr } = await impactOf(
      'grado;codigo;valor',
      ...Array.from({ length: 5 }, () => '114;CA-0001;mil'),
    )
    expect(stderr).toMatch(/^ {2}5 líneas \(2, 3, 4…\): .*«mil»/m)
    expect(stderr.match(/«mil»/g)).toHaveLength(1)
  })

  it('shows which columns its file has, and says so where none is named', async () => {
    const { exit, stdout } = await asFinance('fees', 'impact', '--template')
    expect({ exit, stdout }).toEqual({ exit: 0, stdout: expect.stringMatching(/^grade,code,/) })
    expect(await asFinance('fees', 'impact')).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('--template'),
    })
  })

  it('of more than fifty fees of a grade is too much for one question', async () => {
    const rows = Array.from({ length: 51 }, (_, at) => `105,ECO-M${at},Actividad,${at},ECO,no,adicional`)
    const { exit, stderr } = await impactOf('grade,code,concept,value,type,mandatory,eco_type', ...rows)
    expect(exit).toBe(2)
    expect(stderr).toContain('Parta el archivo')
  })
})

describe('A food command', () => {
  const asCook = async (...words: readonly string[]) =>
    cli(words, { hub: hub().url, key: await makeKey(hub(), ['food']) })

  it.each<[string, readonly string[], string]>([
    ['of no service', ['--service', 'cena', '--student', '10001'], '«cena»'],
    ['for students without a service', ['--student', '10001'], 'en qué servicio'],
    ['for profiles and a file', ['--profiles', '--file', 'x.csv'], 'no van juntas'],
  ])('%s is refused before anything is asked', async (_title, words, why) => {
    const { exit, stderr } = await asCook('food', 'insert', ...words)
    expect(exit).toBe(2)
    expect(stderr).toContain(why)
  })

  it('gives one service to students chosen by their codes, and takes it away', async () => {
    const chosen = ['--student', '10001,10003', '--service', 'onces', '--yes', '--json']
    const given = await asCook('food', 'insert', ...chosen)
    expect(JSON.parse(given.stdout)).toMatchObject({ work: 'food.insert', done: 2, failed: 0 })
    const taken = await asCook('food', 'remove', ...chosen)
    expect(JSON.parse(taken.stdout)).toMatchObject({ work: 'food.remove', done: 2, failed: 0 })
  })

  it('brings everybody to what the profiles say, and then there is nothing left', async () => {
    const first = await asCook('food', 'insert', '--profiles', '--yes', '--json')
    const { done, planned } = JSON.parse(first.stdout) as PlanJson & { done: number }
    expect(done).toBeGreaterThan(300)
    expect(planned).toEqual({ change: done, same: 0, wrong: 0 })
    const again = await asCook('food', 'insert', '--profiles', '--yes', '--json')
    expect(JSON.parse(again.stdout)).toMatchObject({ planned: { change: 0 }, done: 0 })
    expect(again.stderr).toContain('ya tienen los servicios correctos')
  })

  it('tries again those who failed while the turnstile was down, by a plan of now', async () => {
    const shop = await runHub()
    const around = { hub: shop.url, key: await makeKey(shop, ['food']), home: await aHome() }
    const chosen = ['--student', '10001,10003', '--service', '2']
    const planned = await cli(['food', 'insert', ...chosen, '--dry-run', '--json'], around)
    const { run } = JSON.parse(planned.stdout) as { run: string }
    const faults = faultsAt(shop.hub.app, 'accessControl.main')
    await faults.injectFault('unreachable')
    const failed = await cli(['runs', 'resume', run, '--yes', '--json'], around)
    expect(failed.exit).toBe(1)
    expect(JSON.parse(failed.stdout)).toMatchObject({ done: 0, failed: 2 })
    await faults.clearFault()
    const retried = await cli(['runs', 'retry', run, '--yes', '--json'], around)
    expect(retried.exit).toBe(0)
    expect(JSON.parse(retried.stdout)).toMatchObject({ done: 2, failed: 0 })
    expect(await memoOf(shop.hub.app, 'accessControl.main').list('act/')).toHaveLength(2)
  })
})
