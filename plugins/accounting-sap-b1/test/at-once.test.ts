import type { AccountingOrder, Http } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import { expect, it, onTestFinished } from 'vitest'
import { createAdapter } from '../src/adapter.ts'
import { settings } from '../src/settings.ts'
import { stageOf } from '../stage/index.ts'

const read = () => ({ signal: new AbortController().signal, trace: 'test' })

async function aSchool(http?: (real: Http) => Http) {
  const plain = memoryKit()
  const stage = await stageOf({ root: 'v2', mostRows: 100 })(plain)
  onTestFinished(() => stage.close())
  const kit = http === undefined ? plain : memoryKit({ http: http(plain.http) })
  return { stage, adapter: createAdapter(settings.validate(stage.settings).value, kit) }
}

it('makes one order of the same reference asked for five times at once', async () => {
  const { stage, adapter } = await aSchool()
  const { partnerCode, studentCode, project } = stage.facts
  const line = {
    itemCode: 'CA-0001',
    name: 'Derecho de matrícula',
    quantity: 1,
    taxCode: 'EXENTO',
    unitPrice: 3_800_000,
    discountPercent: 0,
    project,
    shipDate: null,
    fields: {},
  }
  const order: AccountingOrder = {
    reference: 'MH-1',
    partnerCode,
    numAtCard: studentCode,
    dueDate: '2026-12-01',
    project,
    lines: [line],
  }
  const made = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((key) => adapter.createOrder(order, { ...read(), key })),
  )
  expect(new Set(made.map(({ ref }) => ref)).size).toBe(1)
  expect(await stage.vendor.effects('MH-1')).toBe(1)
})

it('keeps no more than the set number of calls in flight', async () => {
  let inFlight = 0
  let most = 0
  const { adapter } = await aSchool((real) => ({
    async send(request) {
      inFlight += 1
      most = Math.max(most, inFlight)
      try {
        return await real.send(request)
      } finally {
        inFlight -= 1
      }
    },
  }))
  await Promise.all(Array.from({ length: 12 }, () => adapter.projects(read())))
  expect(most).toBe(3)
})

it('refuses, as SAP does, an order with a user field that nobody made', async () => {
  const plain = memoryKit()
  const stage = await stageOf({ root: 'v2', mostRows: 100 })(plain)
  onTestFinished(() => stage.close())
  const orders = { taxCodes: { EXENTO: 'EXCL' }, lineFields: { Resolution: 'U_Nobody' } }
  const { value } = settings.validate({ ...stage.settings, orders })
  const adapter = createAdapter(value, plain)
  await expect(adapter.start(read().signal)).rejects.toMatchObject({
    code: 'unsupported',
    reason: 'this company lacks Orders.DocumentLines.U_Nobody',
  })
})

it('pays an invoice off, and the balance with it', async () => {
  const { stage, adapter } = await aSchool()
  const { partnerCode } = stage.facts
  const [oldest, other] = await adapter.openInvoices(partnerCode, read())
  const documents = [{ docNum: oldest?.docNum ?? '', amount: oldest?.pending ?? 0 }]
  const paid = {
    reference: 'MH-2',
    partnerCode,
    amount: oldest?.pending ?? 0,
    paidOn: '2026-11-20',
    providerRef: 'P',
    documents,
  }
  await adapter.incomingPayments?.record(paid, { ...read(), key: 'k' })
  expect(await adapter.openInvoices(partnerCode, read())).toEqual([other])
  expect(await adapter.balance(partnerCode, read())).toEqual([{ partnerCode, balance2: 450_000 }])
})
