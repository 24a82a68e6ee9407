import { expect, it } from 'vitest'
import { chooseFor } from '@matricula/hub/testing/families'
import { LinkPayer, linkPayer, makeLink } from '@matricula/hub/testing/pay-links'
import { problemOf } from '@matricula/hub/testing/problem'
import { type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { memoOf } from '@matricula/hub/testing/vendor'

const hub = useHub()

async function aPayer(code: string): Promise<LinkPayer> {
  const family = await chooseFor(hub(), code)
  return new LinkPayer(hub().visitor(), await makeLink(family.visitor, code))
}

it('Who pays by a link may say of which kind their document is: the provider is told it, and their data have it', async () => {
  const payer = await aPayer('10001')
  const said = { ...linkPayer, id: 'ab 123.456', document: 'CE' }
  const { status, text, body } = await payer.begin({ shownTotal: 4_750_000, payer: said })
  expect(status, text).toBe(200)
  expect(await payersAtProvider(hub())).toMatchObject([{ id: 'ab123456', document: 'CE' }])
  const { body: data } = await payer.visitor.get<{ payer: object }>(
    `/api/pay-links/payments/${body.token}/data`,
  )
  expect(data.payer).toMatchObject({ id: 'ab123456', document: 'CE' })
})

it('A number that is none of the kind that was said is refused, and nothing has begun', async () => {
  const payer = await aPayer('10002')
  for (const said of [
    { id: 'AB123456', document: 'CC' },
    { id: '890903938-7', document: 'NIT' },
  ]) {
    const refused = await payer.begin({ shownTotal: await payer.amount(), payer: { ...linkPayer, ...said } })
    expect([refused.status, Object.keys(problemOf(refused).errors ?? {})]).toEqual([422, ['payer.id']])
  }
})

/** As the sandbox's was told them. */
async function payersAtProvider({ hub: { app } }: TestHub): Promise<readonly unknown[]> {
  const checkouts = await memoOf(app, 'payments.card').list('payment:')
  return checkouts.map(({ value }) => Reflect.get(Object(Reflect.get(Object(value), 'value')), 'payer'))
}
