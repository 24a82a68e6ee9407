import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Parent } from '@matricula/hub/testing/families'
import { Family } from '@matricula/hub/testing/family'
import { signInGuardian } from '@matricula/hub/testing/guardian'
import { invoicedCompany, invoicePayer, keepPayer, ownPayers } from '@matricula/hub/testing/invoice-payer'
import { problemOf } from '@matricula/hub/testing/problem'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

const signIn = async (hub: TestHub, code = '10001') => (await Family.signIn(hub, code)).visitor

/** The same browser signs in anew. */
async function again(hub: TestHub, before: Visitor, code = '10001'): Promise<Visitor> {
  const visitor = await signIn(hub, code)
  visitor.device = before.device
  visitor.payer = before.payer
  return visitor
}

async function openChild(visitor: Visitor, code: string): Promise<void> {
  const { body } = await visitor.post<{ csrfToken: string }>(`/api/family/students/${code}/session`, {})
  visitor.csrfToken = body.csrfToken
}

const shown = async (visitor: Visitor) => (await ownPayers(visitor)).map(({ number }) => number)

describe.each(databases)('Whom a family’s invoices are made out to, on $name,', (database) => {
  it('is asked once: what was given is shown to who gave it, with what follows from it', async () => {
    const hub = await runHub({ database })
    const visitor = await signIn(hub)

    const { status, body } = await keepPayer(visitor, invoicedCompany)

    expect(status).toBe(200)
    expect(body).toMatchObject({ number: '890903938', checkDigit: '8', dian: '31', remembered: false })
    expect(await ownPayers(visitor)).toEqual([body])
  })

  it('is kept once for each document, as it was given last, and what was used last comes first', async () => {
    const hub = await runHub({ database })
    const visitor = await signIn(hub)
    const first = await keepPayer(visitor)
    await keepPayer(visitor, invoicedCompany)

    const corrected = await keepPayer(visitor, { ...invoicePayer, names: 'Lucía Inés' })

    expect(corrected.body.id).toBe(first.body.id)
    expect((await ownPayers(visitor)).map(({ names, company }) => names || company)).toEqual([
      'Lucía Inés',
      invoicedCompany.company,
    ])
  })

  it('given in ever new names is kept as far as anybody needs it', async () => {
    const hub = await runHub({ database })
    const visitor = await signIn(hub)
    const numbers = Array.from({ length: 22 }, (_, at) => String(52_100_200 + at))

    for (const number of numbers) await keepPayer(visitor, { ...invoicePayer, number })

    expect((await shown(visitor)).toSorted()).toEqual(numbers.slice(2))
  })

  it('given twice at once is kept once', async () => {
    const hub = await runHub({ database })
    const visitor = await signIn(hub)
    const answers = await Promise.all([1, 2, 3, 4].map(() => keepPayer(visitor)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await ownPayers(visitor)).toHaveLength(1)
  })
})

describe('What one person gave', () => {
  const theHub = useHub()

  it('with the student’s code is shown to no other browser of the family, nor to a later session', async () => {
    const hub = theHub()
    const mother = await signIn(hub)
    await keepPayer(mother)
    expect(await shown(await signIn(hub))).toEqual([])
    expect(await shown(await again(hub, mother))).toEqual([])
  })

  it('is shown next year to the browser that was asked to remember it, for that student alone', async () => {
    const hub = theHub()
    const mother = await signIn(hub)
    await keepPayer(mother, { ...invoicePayer, remember: true })
    expect(await shown(await again(hub, mother))).toEqual([invoicePayer.number])
    expect(await shown(await again(hub, mother, '10003'))).toEqual([])
    expect(await shown(await signIn(hub))).toEqual([])
  })

  it('is forgotten by the browser that is asked to remember it no more', async () => {
    const hub = theHub()
    const mother = await signIn(hub)
    await keepPayer(mother, { ...invoicePayer, remember: true })
    await keepPayer(mother)
    expect(await shown(mother)).toEqual([invoicePayer.number])
    expect(await shown(await again(hub, mother))).toEqual([])
  })

  it('is remembered under a secret that scripts cannot read and the database does not know', async () => {
    const hub = theHub()
    const { headers } = await keepPayer(await signIn(hub), { ...invoicePayer, remember: true })
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^matricula-payer=.*HttpOnly.*SameSite=Lax/)
    const [, secret = ''] = /^matricula-payer=([^;]+)/.exec(cookie) ?? []
    expect(JSON.stringify(await hub.hub.app.database('payer'))).not.toContain(secret)
  })

  it('as a guardian is shown to that account wherever it signs in, and to nobody else', async () => {
    const hub = theHub()
    const guardian = await signInGuardian(hub, 'familia.10013@example.com')
    const other = await signInGuardian(hub, 'familia.10001@example.com')
    await keepPayer(guardian, { ...invoicePayer, remember: true })
    expect(guardian.payer).toBe('')
    expect(await shown(guardian)).toEqual([invoicePayer.number])
    expect(await shown(other)).toEqual([])
    expect(await shown(await signIn(hub, '10013'))).toEqual([])
    await openChild(guardian, '10013')
    expect(await shown(guardian)).toEqual([invoicePayer.number])
  })

  it('with the student’s code is not shown to a guardian who comes into the wizard from the account', async () => {
    const hub = theHub()
    const father = await signIn(hub, '10014')
    await keepPayer(father, { ...invoicePayer, remember: true })
    const mother = (await Parent.comes(hub)).visitor
    mother.payer = father.payer
    await openChild(mother, '10014')
    expect(await shown(mother)).toEqual([])
  })
})

describe('The data for an invoice', () => {
  const theHub = useHub()

  it.each([
    [
      'es-CO',
      {
        number: ['Escriba entre 4 y 10 dígitos, sin puntos'],
        names: ['Escriba nombres con letras, sin números'],
        surnames: ['Escriba los apellidos'],
        municipality: ['Elija el municipio o quite la dirección'],
        email: ['Escriba un correo válido, como nombre@correo.com'],
      },
    ],
    [
      'en',
      {
        number: ['Write 4 to 10 digits, without dots'],
        names: ['Write first names in letters, without numbers'],
        surnames: ['Write the last names'],
        municipality: ['Choose the municipality or remove the address'],
        email: ['Write a valid email, like name@example.com'],
      },
    ],
  ])('are checked field by field in %s, and nothing is kept', async (locale, errors) => {
    const hub = theHub()
    const visitor = await signIn(hub, '10003')
    const wrong = {
      ...invoicePayer,
      number: '12',
      names: '123',
      surnames: '',
      municipality: '',
      email: 'ana',
    }
    const answer = await visitor.send<never>('PUT', '/api/payers', JSON.stringify(wrong), {
      'content-type': 'application/json',
      'accept-language': locale,
    })
    expect(answer.status).toBe(422)
    expect(problemOf(answer)).toMatchObject({ code: 'INVOICE_PAYER_INCOMPLETE', errors })
    expect(await ownPayers(visitor)).toEqual([])
  })

  it('with a wrong check digit are told the right one', async () => {
    const visitor = await signIn(theHub(), '10003')
    const wrong = { ...invoicePayer, document: 'NIT', number: '890903938-7' }
    const answer = await visitor.put<never>('/api/payers', wrong)
    const number = ['El dígito de verificación no corresponde a ese NIT: debe ser 8. Revise los dos.']
    expect(problemOf(answer)).toMatchObject({ code: 'INVOICE_PAYER_INCOMPLETE', errors: { number } })
  })

  it('are refused when a kind of person or document is unknown', async () => {
    const visitor = await signIn(theHub(), '10003')
    const answers = [
      await keepPayer(visitor, { ...invoicePayer, document: 'RUT' }),
      await keepPayer(visitor, { ...invoicePayer, kind: 'trust' }),
      await keepPayer(visitor, { ...invoicePayer, shares: '50' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  })

  it('leave a trace in the trail that names nobody', async () => {
    const hub = await runHub()
    const visitor = await signIn(hub)
    const { body } = await keepPayer(visitor)
    const entries = await hub.hub.app.database('audit').where({ act: 'payer.keep' })
    expect(entries).toMatchObject([{ actor: 'student:10001', subject: '10001', before: null }])
    expect(JSON.parse(entries[0]?.after)).toEqual({ payer: body.id })
  })
})
