import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Family, payer, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'

describe('The payer’s data', () => {
  const theHub = useHub()

  const nobody = { name: '', lastname: '', id: '', email: '', phone: '' }
  const wrong = { ...payer, id: '123', email: 'ana', phone: '12' }

  it.each([
    [
      'es-CO',
      nobody,
      {
        'payer.name': ['Ingrese su nombre'],
        'payer.lastname': ['Ingrese sus apellidos'],
        'payer.id': ['Ingrese su numero de identificación'],
        'payer.email': ['Ingrese su correo electrónico'],
        'payer.phone': ['Ingrese su número telefónico'],
      },
    ],
    [
      'es-CO',
      wrong,
      {
        'payer.id': ['Escriba entre 5 y 15 letras o dígitos, sin puntos'],
        'payer.email': ['Escriba un correo válido, como nombre@correo.com'],
        'payer.phone': ['Escriba entre 7 y 15 dígitos'],
      },
    ],
    [
      'en',
      nobody,
      {
        'payer.name': ['Enter your first name'],
        'payer.lastname': ['Enter your last name'],
        'payer.id': ['Enter your identification number'],
        'payer.email': ['Enter your email'],
        'payer.phone': ['Enter your phone number'],
      },
    ],
    [
      'en',
      wrong,
      {
        'payer.id': ['Write 5 to 15 letters or digits, without dots'],
        'payer.email': ['Write a valid email, like name@example.com'],
        'payer.phone': ['Write 7 to 15 digits'],
      },
    ],
  ])('is asked for field by field in %s', async (locale, given, errors) => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')
    const invoice = family.invoice(await family.quote(rightAndCosts), { payer: given })

    const answer = await family.post(invoice, { 'idempotency-key': randomUUID(), 'accept-language': locale })

    expect(answer.status).toBe(422)
    expect(problemOf(answer)).toMatchObject({ code: 'PAYER_INCOMPLETE', errors })
    expect(Object.keys(problemOf(answer).errors ?? {})).toEqual(Object.keys(errors))
    expect(await hub.hub.app.database('payment_attempt')).toEqual([])
  })

  it('is kept tidy and goes to the provider that way', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')

    const started = await family.pay(await family.quote(rightAndCosts))

    const go = started.body.data?.go
    expect(go?.is === 'form' ? go.fields : null).toMatchObject({
      buyerName: 'Ana',
      buyerDocument: '52123456',
      buyerPhone: '3001234567',
    })
  })
})
