import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { splitsJob } from '../../src/bulk-jobs/splits/splits-job.ts'
import { chooseFor } from '@matricula/hub/testing/families'
import { makeKey } from '@matricula/hub/testing/keys'
import { payerOf, payPart, splitOf, splitSeason } from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { aHome, cli } from '../support/cli.ts'
import { applyPlan, describePlan, hubFor, planOf } from '../support/try-job.ts'

const written = {
  student: '10001',
  part_1: 'Mamá = 50 %',
  part_2: 'Papá: 1.375.000',
  part_3: 'Empresa = resto',
}

async function chosen() {
  const hub = await runHub({ parentSeason: splitSeason })
  await chooseFor(hub, '10001')
  return { hub, asked: await hubFor(hub, ['finance']), finance: await signInStaff(hub, 'finance') }
}

describe('Payments in parts of a file', () => {
  it('are told before they are made', async () => {
    const { asked, finance } = await chosen()
    expect(describePlan(await planOf(splitsJob('es'), asked, [written]))).toEqual([
      'change: 10001: divide $ 4.750.000 en Mamá 50 %, Papá $ 1.375.000, Empresa el resto.',
    ])
    expect(await finance.get('/api/splits')).toMatchObject({ body: [] })
  })

  it('are told what is wrong with a line', async () => {
    const { asked } = await chosen()
    const planned = await planOf(splitsJob('es'), asked, [
      { ...written, part_1: 'Mamá = resto' },
      written,
      { ...written, student: '1' },
      { ...written, part_1: 'Mamá' },
      { ...written, part_1: 'Mamá = 101 %' },
      { ...written, shows: 'todo' },
      { ...written, student: '99999' },
    ])
    expect(describePlan(planned)).toEqual([
      'wrong: 10001: solo una parte puede pagar el resto.',
      'wrong: 10001 de la línea 2: está repetido; cada estudiante va una sola vez.',
      expect.stringMatching(/^wrong: «1» no es el código/),
      expect.stringMatching(/^wrong: «Mamá» no es una parte/),
      expect.stringMatching(/^wrong: «Mamá = 101 %» no es una parte/),
      expect.stringMatching(/^wrong: «todo» no dice qué se muestra/),
      expect.stringMatching(/^wrong: 99999: /),
    ])
    const [one] = await planOf(splitsJob('es'), asked, [{ ...written, part_2: '', part_3: '' }])
    expect(one).toMatchObject({ is: 'wrong', why: expect.stringContaining('de 2 a 4') })
  })

  it('are told why there is no price to split', async () => {
    const { asked } = await chosen()
    expect(describePlan(await planOf(splitsJob('es'), asked, [{ ...written, student: '10002' }]))).toEqual([
      expect.stringMatching(/^wrong: 10002: .*no queda nada por pagar en línea, o falta elegir/),
    ])
  })

  it('are made once each, however often the run is gone on with', async () => {
    const { hub, asked, finance } = await chosen()
    const job = splitsJob('es')
    const planned = await planOf(job, asked, [{ ...written, shows: 'nombre' }])

    expect(await applyPlan(job, asked, planned)).toEqual([{ line: 2, is: 'done' }])
    const made = await splitOf(finance, '10001')
    expect(await applyPlan(job, asked, planned, { isAgain: true })).toEqual([{ line: 2, is: 'done' }])

    expect(await splitOf(finance, '10001')).toEqual(made)
    expect(made).toMatchObject({ shows: 'name', total: 4_750_000 })
    expect(made.parts.map(({ amount }) => amount)).toEqual([2_375_000, 1_375_000, 1_000_000])
    const isPlanned = async (said: Record<string, string>) =>
      (await planOf(splitsJob('es'), asked, [{ ...written, ...said }])).map(({ is }) => is)
    expect(await isPlanned({ shows: 'name' })).toEqual(['same'])
    expect(await isPlanned({ shows: 'amount' })).toEqual(['wrong'])
    for (const part of made.parts) await payPart(payerOf(hub, part))
    expect(await isPlanned({ shows: 'name' })).toEqual(['same'])
    expect(describePlan(await planOf(splitsJob('es'), asked, [written]))).toEqual([
      'wrong: 10001: ya se pagó por partes.',
    ])
  })

  it('that do not come to the total fail their line with the hub’s reason', async () => {
    const { asked } = await chosen()
    const job = splitsJob('es')
    const planned = await planOf(job, asked, [{ ...written, part_3: 'Empresa = 1' }])
    expect(await applyPlan(job, asked, planned)).toMatchObject([{ line: 2, is: 'failed', code: 'SPLIT_SUM' }])
  })
})

it('A file of payments in parts is planned dry, then made', async () => {
  const { hub, finance } = await chosen()
  const key = await makeKey(hub, ['finance'])
  const home = await aHome()
  const file = path.join(home, 'partes.csv')
  await writeFile(file, ['estudiante;parte 1;parte 2', '10001;Mamá = 60 %;Papá = resto'].join('\n'))
  const run = (...words: string[]) =>
    cli(['splits', 'make', '--file', file, ...words], { hub: hub.url, key, home })

  const dry = await run('--dry-run', '--json')
  expect(JSON.parse(dry.stdout)).toMatchObject({ planned: { change: 1, same: 0, wrong: 0 } })
  expect((await finance.get('/api/splits')).body).toEqual([])

  const done = await run('--yes', '--json')
  expect(JSON.parse(done.stdout)).toMatchObject({ work: 'splits.make', done: 1, failed: 0 })
  expect((await splitOf(finance, '10001')).parts.map(({ label }) => label)).toEqual(['Mamá', 'Papá'])
})
