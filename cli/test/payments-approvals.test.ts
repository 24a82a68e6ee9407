import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { says } from '@matricula/hub/testing/a-payment'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { makeKey } from '@matricula/hub/testing/keys'
import { Provider } from '@matricula/hub/testing/provider'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { cli } from './support/cli.ts'

const hub = useHub({ settings: { payments: { secondPersonFrom: 1 } } })
let key = ''
const run = (...words: string[]) => cli(['payments', ...words], { hub: hub().url, key })

beforeAll(async () => {
  key = await makeKey(hub(), ['finance'])
})

it('Resolving an exception of much money leaves a request for a second person, which is listed', async () => {
  await new Provider(hub()).misbehave({ amountOff: '-1' })
  const family = await Family.signIn(hub(), '10001')
  const started = (await family.pay(await family.quote(rightAndCosts))).body
  await family.chooseAtProvider(started, 'approve')
  await says(family, 'EN REVISION')
  const { stdout } = await until(
    () => run('exceptions', '--json'),
    (answer) => answer.stdout !== '[]\n',
  )
  const [exception] = JSON.parse(stdout) as { id: number }[]

  const asked = await run(
    'resolve',
    String(exception?.id),
    '--outcome',
    'refunded-by-hand',
    '--reason',
    'Visto',
  )

  expect(asked).toMatchObject({ exit: 0, stdout: expect.stringContaining('espera a una segunda persona') })
  const [approval] = JSON.parse((await run('approvals', '--json')).stdout) as {
    readonly requested_by: string
  }[]
  expect(approval).toMatchObject({
    act: 'exception.resolve',
    state: 'requested',
    amount: (started.data?.amount ?? 0) - 1,
  })
  const table = (await run('approvals')).stdout
  expect(table).toMatch(/Cierre de un pago por revisar .* Pendiente /)
  expect(table).toContain(approval?.requested_by)
  expect((await family.check()).status).toBe('EN REVISION')
})

it('A bank’s file of much money leaves a request, and says that nothing is confirmed yet', async () => {
  const family = await Family.signIn(hub(), '10003')
  const { data } = await family.enrol(bankAgreement)
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'pagos.csv')
  await writeFile(file, `referencia;valor;fecha\n${data?.reference};${data?.amount};2025-06-20\n`)

  const done = await cli(['agreement', 'import', file, '--yes'], { hub: hub().url, key })

  expect(done.exit).not.toBe(0)
  expect(`${done.stdout}${done.stderr}`).toContain('espera a una segunda persona')
  expect((await family.check()).status).toBe('PENDIENTE CONVENIO')
  const listed = JSON.parse((await run('approvals', '--json')).stdout) as { act: string; amount: number }[]
  expect(listed).toContainEqual(expect.objectContaining({ act: 'agreement.file', amount: data?.amount }))
})
