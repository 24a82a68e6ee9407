import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { calendarsOf, Guardian } from '@matricula/hub/testing/invoices'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { LinkPayer, linkDocuments, linksOf } from '@matricula/hub/testing/pay-links'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { formatCop } from '../../../src/shared/money.ts'

const code = '10003'
const owed = 1_250_000

/** All that is open of 10003 is paid by a link that this sender sent. */
async function paidBy(send: (hub: TestHub, guardian: Guardian) => Promise<Visitor>, options: TestHubOptions) {
  const hub = await runHub(options)
  const guardian = await Guardian.comes(hub)
  const payables = await guardian.payables()
  const sender = await send(hub, guardian)
  const somebody = new LinkPayer(hub.visitor(), await linkDocuments(sender, payables))
  const { body } = await somebody.pay()
  await somebody.choose(body, 'approve')
  const { data } = await somebody.approved(body.token)
  await until(
    () => hub.hub.app.database('outbox').where({ topic: 'notice.invoices' }),
    (rows) => rows.length > 0 && rows.every(({ status }) => status === 'done'),
  )
  return { hub, guardian, payables, sender, token: body.token, reference: data.reference }
}

const told = async ({ hub }: TestHub) =>
  (await mailsOf(hub.app)).filter(({ subject }) => subject.startsWith('Sus facturas se pagaron'))

describe.each(databases)('Invoices that somebody paid by a link, on $name,', (database) => {
  it('are told as paid to the guardian who sent it, once and without a word of who paid', async () => {
    const sent = await paidBy((_, { visitor }) => Promise.resolve(visitor), { database })

    const [mail, ...others] = await told(sent.hub)
    expect(others).toEqual([])
    expect(mail?.to).toBe('familia.10003@example.com')
    const facts = sent.payables.map(({ DocNum, amount }) => `- Factura ${DocNum}: $${formatCop(amount)}\n`)
    for (const fact of [...facts, '$1.250.000', sent.reference, 'were paid'])
      expect(mail?.text).toContain(fact)
    const secrets = new RegExp(`Vélez|Rosa|41222333|rosa@|${sent.token}|C${code}`)
    expect(`${mail?.text}${mail?.html}`).not.toMatch(secrets)
  })

  it('stay in the calendar of the year as paid, with the day and the reference', async () => {
    const { guardian, sender, reference } = await paidBy((_, { visitor }) => Promise.resolve(visitor), {
      database,
    })

    const [{ calendar } = { calendar: null }] = await calendarsOf(guardian)
    expect(calendar?.entries.length).toBeGreaterThan(0)
    for (const entry of calendar?.entries ?? [])
      expect(entry).toMatchObject({
        status: 'paid',
        payment: { on: '2025-06-19', references: [reference] },
      })
    expect(calendar?.totals).toMatchObject({ paid: owed, overdue: 0 })
    expect(await linksOf(sender, code)).toMatchObject([{ state: 'paid', paid: { reference } }])
  })
})

describe('Invoices that somebody paid by a link of finance', () => {
  it('are told as paid to the guardian on file', async () => {
    const sent = await paidBy((hub) => signInStaff(hub, 'finance'), {})
    expect((await told(sent.hub)).map(({ to }) => to)).toEqual(['familia.10003@example.com'])
  })
})
