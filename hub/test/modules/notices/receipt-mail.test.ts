import type { Contact, Relationship } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import type { AppContext } from '../../../src/app-context.ts'
import { lettersAsHtml } from '../../../src/modules/messages/letter.ts'
import { sendReceiptNotice } from '../../../src/modules/notices/send-notices.ts'
import { deliverOutbox, type Handler } from '../../../src/modules/outbox/deliver-outbox.ts'
import type { Topic } from '../../../src/modules/outbox/outbox.store.ts'
import { readStudent } from '../../../src/modules/students/index.ts'
import { longDay } from '../../../src/shared/date-format.ts'
import { startOfDay } from '../../../src/shared/local-date.ts'
import { formatCop } from '../../../src/shared/money.ts'
import { isDelivered, readBooks } from '@matricula/hub/testing/books'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { mailsOf } from '@matricula/hub/testing/mailbox'
import { signInStaff } from '@matricula/hub/testing/staff'
import { quietHub } from '@matricula/hub/testing/statements-of'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

interface Receipt {
  readonly reference: string
  readonly providerRef: string
  readonly totalPaid: number
  readonly laterTotal: number
  readonly annual: readonly { readonly name: string; readonly total: number }[]
  readonly other: readonly { readonly name: string; readonly total: number; readonly later: number }[]
  readonly laterCharges: readonly { readonly day: string; readonly amount: number }[]
}

async function whenMailed(hub: TestHub, code: string) {
  await until(() => readBooks(hub.hub.app, code), isDelivered)
  const [mail, ...others] = await mailsOf(hub.hub.app)
  expect(others).toEqual([])
  if (mail === undefined) throw new Error('nothing was mailed')
  const [spanish = '', english = ''] = mail.text.split('\n\n—\n\n')
  const html = mail.html ?? ''
  return { ...mail, html, spanish, english }
}

const pesos = (amount: number) => `$${formatCop(amount)}`

describe('The mail of a receipt', () => {
  it('says what was bought, how and by whom, and what is charged later and when, Spanish first', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    await family.enrol(rightAndCosts)
    const { spanish, english, html } = await whenMailed(hub, '10001')

    const token = (await family.check()).data?.receiptToken
    const { body } = await hub.visitor().get<Receipt>(`/api/enrollment/resume/${token}`)
    expect(body.other.length * body.annual.length * body.laterCharges.length).toBeGreaterThan(0)
    for (const { name, total } of body.annual) expect(spanish).toContain(`- ${name}: ${pesos(total)}\n`)
    for (const { name, later } of body.other) expect(spanish).toContain(`- ${name}: ${pesos(later)} después`)
    for (const { day, amount } of body.laterCharges) {
      const at = startOfDay(day)
      expect(spanish).toContain(`- ${longDay(at, 'es-CO')}: ${pesos(amount)}\n`)
      expect(english).toContain(`- ${longDay(at, 'en')}: ${pesos(amount)}\n`)
    }
    const { reference, providerRef } = body
    const facts = [pesos(body.totalPaid), pesos(body.laterTotal), 'Ana Ruiz Peña', reference, providerRef]
    for (const fact of facts) for (const text of [spanish, english, html]) expect(text).toContain(fact)
    expect(spanish).toContain('Método de pago: Tarjeta o transferencia bancaria')
    expect(english).toContain('Hello, Ana:')
    for (const text of [spanish, html]) {
      expect(text).toContain(`${hub.url}/enrollment/resume/${token}`)
      expect(text).toContain(`${hub.url}/api/receipts/${token}.ics`)
    }
    expect((await fetch(`${hub.url}/api/receipts/${token}.ics`)).status).toBe(200)
    const { firstNames, lastNames, nextGrade } = (await readStudent(hub.hub.app, '10001')) ?? {}
    expect(spanish).toContain(`- Estudiante: ${firstNames}, ${nextGrade?.name}\n`)
    expect(english).toContain(`- Student: ${firstNames}, ${nextGrade?.name}\n`)
    for (const word of ['10001', lastNames ?? '']) expect(html + spanish).not.toContain(word)
  })

  it.each([
    ['PAGO DAVIVIENDA', 'Convenio bancario'],
    ['INGRESO MANUAL', 'Registrado por el colegio'],
  ])('of an agreement that ended as %s goes to the guardian who pays', async (status, method) => {
    const hub = await runHub()
    const { token } = await (await Family.signIn(hub, '10003')).enrol(bankAgreement)
    const finance = await signInStaff(hub, 'finance')
    await finance.post(`/api/payments/bank-agreement/${token}/confirm`, { status, reason: 'Recibo 4711' })
    const { to, spanish } = await whenMailed(hub, '10003')

    expect(to).toBe(await payingMail(hub, '10003'))
    expect(spanish).toContain(`Método de pago: ${method}`)
    expect(spanish).toMatch(/Saldo del año anterior, incluido: \$1\.250\.000/)
    expect(spanish).not.toContain('Quien pagó')
    expect(spanish).toContain('Lo que se cobrará después')
  })

  it('with nothing to pay says what of the credit was used', async () => {
    const hub = await runHub()
    await (await Family.signIn(hub, '10004')).enrol(rightAndCosts)
    const { to, spanish } = await whenMailed(hub, '10004')

    expect(to).toBe(await payingMail(hub, '10004'))
    expect(spanish).toContain('quedó completa sin nada por pagar hoy')
    expect(spanish).toMatch(/Saldo a favor aplicado: −\$[1-9]/)
    expect(spanish).toContain('Total pagado: $0')
    expect(spanish).toMatch(/Saldo a favor que queda en el colegio: \$[1-9]/)
  })

  it('has no HTML that somebody wrote into a name', () => {
    const html = lettersAsHtml([
      {
        locale: 'es-CO',
        opening: ['Hola, <b>Ana</b>:'],
        parts: [{ title: 'A & B', rows: [{ label: '"x"', value: '<script> $5' }] }],
        links: [{ label: 'y', url: 'https://school.example/?a=1&b="' }],
        signature: "Colegio d'Ici",
      },
    ])
    expect(html).not.toMatch(/<b>|<script|"x"|A & B|d'Ici/)
    expect(html).toContain('&lt;script&gt; $5')
    expect(html).toContain('href="https://school.example/?a=1&amp;b=&quot;"')
  })
})

const read = () => ({ signal: AbortSignal.timeout(5000), trace: 'test' })

async function payingMail({ hub }: TestHub, code: string): Promise<string> {
  const { sis } = hub.app.plugins
  const relationships = await sis.relationships(`stu-${code}`, read())
  const paying = relationships.find(({ financiallyResponsible }) => financiallyResponsible)
  const contacts = await sis.guardianContacts(paying?.relatedId ?? '', read())
  return contacts.find(({ kind }) => kind === 'email')?.value ?? ''
}

interface KnownOtherwise {
  readonly contacts?: (guardian: string, kept: readonly Contact[]) => readonly Contact[]
  readonly relationships?: (kept: readonly Relationship[]) => readonly Relationship[]
}

/** The notice of a receipt nobody was asked an address for, of a family that the school knows otherwise. */
async function noticeTo(
  { contacts, relationships }: KnownOtherwise,
  before?: (app: AppContext) => Promise<void>,
) {
  const hub = await quietHub()
  const { app } = hub.hub
  await (await Family.signIn(hub, '10004')).enrol(rightAndCosts)
  const { sis } = app.plugins
  const otherwise: typeof sis = {
    ...sis,
    guardianContacts: async (id, asked) => {
      const kept = await sis.guardianContacts(id, asked)
      return contacts?.(id, kept) ?? kept
    },
    relationships: async (...asked) => {
      const kept = await sis.relationships(...asked)
      return relationships?.(kept) ?? kept
    },
  }
  const own = { ...app, plugins: { ...app.plugins, sis: otherwise } }
  const deliver = (topic: Topic, handler: Handler) =>
    deliverOutbox(own, { handlers: new Map([[topic, handler]]), sideBySide: 1 }, AbortSignal.timeout(20_000))
  await before?.(app)
  await deliver('notice.receipt', sendReceiptNotice(own))
  const delivery = await app.database('outbox').where({ topic: 'notice.receipt' }).first()
  const kept = await sis.relationships('stu-10004', read())
  return { hub, delivery, kept, mails: await mailsOf(app) }
}

const payersOf = (kept: readonly Relationship[]) =>
  kept.flatMap(({ financiallyResponsible, relatedId }) => (financiallyResponsible ? [relatedId] : []))

describe('Where nobody was asked for an address, the notice of a receipt', () => {
  it('waits for a person where no guardian who pays can be reached, whoever else is on file', async () => {
    let paying: readonly string[] = []
    const { delivery, mails } = await noticeTo({
      relationships: (kept) => {
        paying = payersOf(kept)
        return kept
      },
      contacts: (id, kept) => (paying.includes(id) ? [] : kept),
    })

    expect(paying).not.toEqual([])
    expect(mails).toEqual([])
    expect(delivery).toMatchObject({ status: 'on_hold', last_fault: expect.stringContaining('(no-address)') })
  })

  it('goes to one guardian on file where the school marks nobody as paying', async () => {
    const { delivery, mails } = await noticeTo({
      relationships: (kept) => kept.map((one) => ({ ...one, financiallyResponsible: false })),
    })

    expect(delivery).toMatchObject({ status: 'done' })
    expect(mails).toHaveLength(1)
  })

  it('is not held for a family that was erased', async () => {
    const { delivery, mails } = await noticeTo({ relationships: () => [] }, async ({ database }) => {
      const after = JSON.stringify({ students: ['10004'] })
      const note = { act: 'family.erase', actor: 'staff:it', subject: 'x', trace: 'test', after }
      await database('audit').insert({ ...note, at: new Date().toISOString() })
    })

    expect(mails).toEqual([])
    expect(delivery).toMatchObject({ status: 'done' })
  })
})
