import { expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { aSplit, payPart } from '@matricula/hub/testing/splits'
import { cli } from './support/cli.ts'

async function aPart() {
  const { hub, payers } = await aSplit()
  const [mother] = payers
  if (mother === undefined) throw new Error('there are three')
  await payPart(mother)
  const key = await makeKey(hub, ['finance'])
  return { hub, run: (...words: string[]) => cli(['splits', ...words], { hub: hub.url, key }) }
}

it('The enrolments that are paid in parts are listed with how much of each is paid', async () => {
  const { run } = await aPart()

  const { exit, stdout } = await run('list')

  expect(exit).toBe(0)
  expect(stdout).toMatch(/^10001 .* en curso +1\/3 +\$ 2\.375\.000 +\$ 4\.750\.000 +2025-06-29$/m)
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  const { stdout: json } = await run('list', '--status', 'standing', '--search', '10001', '--json')
  expect(JSON.parse(json)).toMatchObject([{ student_code: '10001', paid: 2_375_000, paid_parts: 1 }])
  expect((await run('list', '--status', 'ended')).stderr).toContain('No hay pagos por partes así.')
})

it('One is shown with each part and its link, and undone while nothing of it is paid', async () => {
  const { run } = await aPart()

  const { stdout } = await run('show', '10001')

  expect(stdout).toMatch(/^Mamá +\$ 2\.375\.000 +pagada +2025-06-19 +MH-\w+$/m)
  expect(stdout).toMatch(/^Papá: http.*\/enrollment\/pay\//m)
  expect(stdout).not.toContain('Vélez')
  const refused = await run('undo', '10001')
  expect(refused.exit).not.toBe(0)
  expect((await run('show', '10002')).stdout).toContain('La matrícula de 10002 no está dividida en partes.')
})

it('A payment in parts of which nothing is paid is undone', async () => {
  const { hub } = await aSplit()
  const key = await makeKey(hub, ['finance'])
  const { exit, stdout } = await cli(['splits', 'undo', '10001'], { hub: hub.url, key })
  expect({ exit, stdout }).toEqual({
    exit: 0,
    stdout: 'La matrícula de 10001 ya no está dividida en partes.\n',
  })
  const { stdout: json } = await cli(['splits', 'show', '10001', '--json'], { hub: hub.url, key })
  expect(JSON.parse(json)).toMatchObject({ split: null, terms: { parts: 4 } })
})
