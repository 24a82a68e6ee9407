import { beforeAll, describe, expect, it } from 'vitest'
import { says, settled } from '@matricula/hub/testing/a-payment'
import { bankAgreement, Family, type PaymentBody, rightAndCosts } from '@matricula/hub/testing/family'
import { makeKey } from '@matricula/hub/testing/keys'
import { Provider } from '@matricula/hub/testing/provider'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { cli } from './support/cli.ts'

const hub = useHub({ settings: { payments: { askEverySeconds: 3600 } } })

async function run(...words: string[]) {
  return cli(['payments', ...words], { hub: hub().url, key: await makeKey(hub(), ['finance']) })
}

async function answerOf<T>(...words: string[]): Promise<T> {
  const { exit, stdout, stderr } = await run(...words, '--json')
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
  return JSON.parse(stdout)
}

interface Exception {
  readonly id: number
  readonly kind: string
  readonly student: string
  readonly outcomes: readonly string[]
}

let paid: PaymentBody

beforeAll(async () => {
  const family = await Family.signIn(hub(), '10001')
  paid = await family.enrol(rightAndCosts)
  await says(family, 'APROBADO')
  await settled(hub())
  await (await Family.signIn(hub(), '10003')).enrol(bankAgreement)
})

describe('The payments', () => {
  it('are listed by student and by what became of them', async () => {
    const one = { student: '10001', status: 'APROBADO', token: paid.token, instance: 'card' }
    expect(await answerOf('list', '--student', '10001')).toEqual([expect.objectContaining(one)])
    expect(await answerOf('list', '--status', 'PENDIENTE CONVENIO')).toEqual([
      expect.objectContaining({ student: '10003' }),
    ])
    expect((await run('list', '--status', 'DEVUELTO')).exit).toBe(0)
    expect(await answerOf('list', '--from', '2025-06-19', '--instance', 'card')).toHaveLength(1)
  })

  it('fit a screen of 100 columns, with the token whole', async () => {
    const { stdout } = await run('list')
    expect(stdout).toContain(paid.token)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  it('are told as a story from the attempt to the receipt', async () => {
    const { exit, stdout } = await run('show', paid.token)
    expect(exit).toBe(0)
    const order = [`intento ${paid.data?.reference} por card`, 'pago de $ ', 'documento ', 'recibo n.º ']
    const places = order.map((words) => stdout.indexOf(words))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places.slice(0, 2)).toEqual(places.slice(0, 2).toSorted((one, other) => one - other))
    const story = await answerOf<{ word: string; receipt: object }>('show', paid.token)
    expect(story).toMatchObject({ word: 'APROBADO', receipt: { token: expect.any(String) } })
  })

  it('tell where their money went, movement by movement', async () => {
    const { exit, stdout } = await run('movements', paid.token)
    expect(exit).toBe(0)
    const amount = `${((paid.data?.amount ?? 0) / 1000).toLocaleString('es-CO')}.000`
    expect(stdout.match(/[A-Z][a-z ]+ · (?:provider\/card|to-post\/order|accounting\/main)/g)).toEqual([
      'En el proveedor · provider/card',
      'Por registrar en contabilidad · to-post/order',
      'Por registrar en contabilidad · to-post/order',
      'Registrado en contabilidad · accounting/main',
    ])
    expect(stdout).toContain(amount)
    const [first] = await answerOf<readonly { day: string }[]>('movements', paid.token)
    expect(first?.day).toBe('2025-06-19')
    const unpaid = await answerOf<readonly { token: string }[]>('list', '--student', '10003')
    expect((await run('movements', unpaid[0]?.token ?? '')).stdout).toContain('no se ha movido dinero')
  })

  it('that went back say so in the reader’s language', async () => {
    const family = await Family.signIn(hub(), '10011')
    const started = await family.enrol(rightAndCosts)
    await says(family, 'APROBADO')
    await new Provider(hub()).change(started, 'reverse')
    await says(family, 'EN REVISION')
    expect((await run('movements', started.token)).stdout).toContain('el proveedor lo devolvió')
  })

  it('that wait for their provider are asked about at once', async () => {
    const family = await Family.signIn(hub(), '10002')
    const started = (await family.pay(await family.quote(rightAndCosts))).body
    const provider = new Provider(hub())
    await provider.misbehave({ lost: 'on' })
    await family.chooseAtProvider(started, 'approve')
    const { exit, stdout, stderr } = await run('reconcile', '--pending', '--json')
    expect({ exit, said: JSON.parse(stdout) }).toEqual({ exit: 0, said: { asked: 1 } })
    expect(stderr).toContain('matricula payments list --status PENDIENTE')
    await says(family, 'APROBADO')
    await provider.misbehave({})
  })

  it('that are not there are told so by the hub', async () => {
    expect((await run('show', '0'.repeat(32))).exit).toBe(3)
  })
})

describe('An exception', () => {
  async function aWrongAmount(code: string): Promise<Exception> {
    const provider = new Provider(hub())
    await provider.misbehave({ amountOff: '-1' })
    const family = await Family.signIn(hub(), code)
    const started = (await family.pay(await family.quote(rightAndCosts))).body
    await family.chooseAtProvider(started, 'approve')
    await says(family, 'EN REVISION')
    await provider.misbehave({})
    const [exception] = await until(
      () => answerOf<Exception[]>('exceptions', '--kind', 'wrong-amount', '--search', code),
      ({ length }) => length === 1,
    )
    if (exception === undefined) throw new Error('there is one')
    return exception
  }

  it('is found, resolved with an outcome of its kind, and then out of the list', async () => {
    const { id, outcomes } = await aWrongAmount('10006')
    expect(outcomes).toEqual(['released', 'refunded-by-hand', 'refunded-by-bank'])
    expect((await run('exceptions', '--search', '10006')).stdout).toMatch(/ Valor equivocado /)
    const wrong = await run('resolve', String(id), '--outcome', 'refund', '--reason', 'Visto con el banco')
    expect(wrong).toMatchObject({ exit: 2, stderr: expect.stringContaining('released, refunded-by-hand') })
    const done = await answerOf(
      'resolve',
      String(id),
      '--outcome',
      'refunded-by-bank',
      '--reason',
      'Visto con el banco',
    )
    expect(done).toMatchObject({ id, state: 'resolved', resolution: expect.stringContaining('Visto con') })
    expect((await run('exceptions', '--search', '10006', '--json')).stdout).toBe('[]\n')
    const again = await run('resolve', String(id), '--outcome', 'released', '--reason', 'Visto con el banco')
    expect(again).toMatchObject({ exit: 2, stderr: expect.stringContaining('ya está resuelto') })
  })

  it('that is not there is told so, with where to look', async () => {
    expect(await run('resolve', '99999', '--outcome', 'attended', '--reason', 'nada')).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('matricula payments exceptions'),
    })
  })
})

describe('The command', () => {
  it.each([
    [['list', '--from', '2025-02-30'], '«2025-02-30»'],
    [['list', '--student', '123'], '«123»'],
    [['list', '--status', 'PAGADO'], 'APROBADO'],
    [['show', 'abc'], '«abc»'],
    [['resolve', '1', '--outcome', 'refund'], '--reason'],
    [['reconcile', '--day', '2025-06-19', '--from', '2025-06-01'], '--day'],
    [['reconcile', '--pending', '--day', '2025-06-19'], '--pending'],
    [['reconcile', '--accept', 'card:1', '--reason', 'lo mismo'], '--day'],
    [['reconcile', '--undo', 'seven'], '«seven»'],
  ])('refuses %j before it asks the hub', async (words, what) => {
    const { exit, stdout, stderr } = await cli(['payments', ...words], { hub: 'http://127.0.0.1:1' })
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toContain(what)
  })
})
