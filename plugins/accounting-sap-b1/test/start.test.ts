import { expect, it } from 'vitest'
import { metadataXml } from '../stage/schema.ts'
import { nockedSap } from './support/nocked-sap.ts'

const without = (name: string) => metadataXml().replaceAll(`<Property Name="${name}" Type="Edm.String"/>`, '')

it('starts where every name that it asks for is in $metadata', async () => {
  const { adapter, sap, read } = await nockedSap()
  sap.get('/$metadata').matchHeader('accept', 'application/xml').reply(200, metadataXml())
  await expect(adapter.start(read.signal)).resolves.toBeUndefined()
})

it.each([
  ['U_MatriculaRef', 'Orders.U_MatriculaRef, IncomingPayments.U_MatriculaRef'],
  ['U_totalBase', 'Orders.DocumentLines.U_totalBase'],
  ['PaidToDate', 'Invoices.PaidToDate'],
  ['U_RH_DAnualidad100', 'U_MATRICULA_TERMS.U_RH_DAnualidad100'],
])('refuses to start in a company without %s, and says where it is missing', async (name, places) => {
  const { adapter, sap, read } = await nockedSap()
  sap.get('/$metadata').reply(200, without(name))
  await expect(adapter.start(read.signal)).rejects.toMatchObject({
    code: 'unsupported',
    reason: `this company lacks ${places}`,
  })
})

it('refuses to start without the user table', async () => {
  const { adapter, sap, read } = await nockedSap({ more: { studentTerms: { entity: 'U_TARIFAS' } } })
  sap.get('/$metadata').reply(200, metadataXml())
  await expect(adapter.start(read.signal)).rejects.toMatchObject({ reason: 'this company lacks U_TARIFAS' })
})

it.each(['', '<html>', '{}', '<edmx:Edmx/>'])('cannot start on %j for $metadata', async (body) => {
  const { adapter, sap, read } = await nockedSap()
  sap.get('/$metadata').reply(200, body)
  await expect(adapter.start(read.signal)).rejects.toMatchObject({ code: 'unreachable' })
})

it.each([
  [200, { value: [] }, { is: 'up' }],
  [401, {}, { is: 'down', why: 'SAP refuses our sign-in' }],
  [503, {}, { is: 'down', why: 'SAP does not answer' }],
  [429, {}, { is: 'down', why: 'SAP asks for time' }],
  [400, {}, { is: 'down', why: 'SAP answers strangely' }],
])('tells by one small read how it stands when SAP answers %i', async (status, body, health) => {
  const { adapter, sap, read } = await nockedSap()
  sap.get('/Projects').query({ $select: 'Code', $top: '1' }).twice().reply(status, body)
  expect(await adapter.check(read.signal)).toMatchObject(health)
})
