import { describe, expect, it } from 'vitest'
import { payersDataSource } from '../../../src/modules/payers/payers-data-source.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInGuardian } from '@matricula/hub/testing/guardian'
import { correctPayer, invoicedCompany, invoicePayer, keepPayer } from '@matricula/hub/testing/invoice-payer'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

interface ExportBody {
  readonly parts: {
    readonly payers: readonly { readonly number: string; readonly payments: readonly object[] }[]
  }
}

/** A family that paid and asked for the invoice, its guardian, and somebody else. */
async function threeOfThem(hub: TestHub): Promise<Family> {
  const family = await Family.signIn(hub, '10001')
  const { body } = await family.pay(await family.quote(rightAndCosts))
  await correctPayer(family.visitor, body.token)
  await family.chooseAtProvider(body, 'decline')
  await keepPayer(await signInGuardian(hub), invoicedCompany)
  await keepPayer((await Family.signIn(hub, '10003')).visitor, { ...invoicePayer, number: '1011121314' })
  return family
}

const numbersLeft = ({ hub }: TestHub) => hub.app.database('payer').orderBy('number').pluck('number')

describe.each(databases)('Whom invoices are made out to, on $name,', (database) => {
  it('is in a family’s file with its payments, the guardian’s too, and nobody else’s', async () => {
    const hub = await runHub({ database })
    await threeOfThem(hub)
    const admin = await signInStaff(hub, 'admin')
    const { parts } = (await admin.get<ExportBody>('/api/privacy/families/10001')).body
    expect(parts.payers.map(({ number, payments }) => [number, payments.length])).toEqual([
      [invoicePayer.number, 1],
      ['890903938', 0],
    ])
  })

  it('is erased with the family, the guardian’s too, and nobody else’s', async () => {
    const hub = await runHub({ database, settings: { payments: { attemptMinutes: 1 } } })
    await threeOfThem(hub)
    const { app } = hub.hub
    const at = app.clock.now().toISOString()
    await app.database('payment_attempt').update({ status: 'declined', finished_at: at, ask_at: null })
    await app.database('allocation').update({ status: 'declined', ended_at: at, open_key: null })
    await app.database('enrollment_order').update({ status: 'open' })
    const admin = await signInStaff(hub, 'admin')
    const answer = await admin.post<{ erased: Readonly<Record<string, number>> }>(
      '/api/privacy/families/10001/erase',
      { reason: 'Solicitud 2025-17' },
    )
    expect([answer.status, answer.body.erased?.['payers']]).toEqual([200, 2])
    expect(await numbersLeft(hub)).toEqual(['1011121314'])
    expect(await app.database('payment_payer')).toEqual([])
  })

  it('is kept past the family’s erasure with an invoice that was issued, until its date, and shown to nobody', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    await threeOfThem(hub)
    await until(
      () => app.database('payment_attempt').whereNull('finished_at'),
      ({ length }) => length === 0,
    )
    const issued = { issued_at: '2026-01-01T04:59:59.000Z', issued_as: JSON.stringify(invoicePayer) }
    await app.database('payment_payer').update(issued)
    const admin = await signInStaff(hub, 'admin')

    const answer = await admin.post('/api/privacy/families/10001/erase', { reason: 'Solicitud 2025-18' })

    expect(answer.status).toBe(200)
    expect(await numbersLeft(hub)).toEqual(['1011121314', invoicePayer.number].toSorted())
    expect(await app.database('payment_payer')).toMatchObject([issued])
    const { parts } = (await admin.get<ExportBody>('/api/privacy/families/10001')).body
    expect(parts.payers).toEqual([])
    const kept: { id: string } = await app.database('payer').where({ number: invoicePayer.number }).first()
    expect(kept).toMatchObject({ owner: `issued:${kept.id}`, student_code: null })

    const source = payersDataSource(app.config.settings.privacy)
    await source.retain?.(app.database, new Date('2031-01-01T04:59:59.000Z'))
    expect(await numbersLeft(hub)).toEqual([invoicePayer.number])
    await source.retain?.(app.database, new Date('2031-01-01T05:00:00.000Z'))
    expect(await numbersLeft(hub)).toEqual([])
  })

  it('is kept for next year and no longer; what nobody can be shown again goes with its session', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    const later = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000)
    const source = payersDataSource(app.config.settings.privacy)
    await threeOfThem(hub)
    await keepPayer((await Family.signIn(hub, '10004')).visitor, {
      ...invoicePayer,
      number: '1022232425',
      remember: true,
    })
    await source.retain?.(app.database, later(2))
    expect(await numbersLeft(hub)).toEqual(['1022232425', invoicePayer.number, '890903938'].toSorted())
    await source.retain?.(app.database, later(799))
    expect(await numbersLeft(hub)).toHaveLength(3)
    await source.retain?.(app.database, later(801))
    expect(await numbersLeft(hub)).toEqual([])
  })

  it('is kept with an invoice that was issued until the 31 December of the fifth year after, at a use long ago too', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    const source = payersDataSource(app.config.settings.privacy)
    await threeOfThem(hub)
    const issued = { issued_at: '2026-01-01T04:59:59.000Z', issued_as: JSON.stringify(invoicePayer) }
    await app.database('payment_payer').update(issued)

    await source.retain?.(app.database, new Date('2031-01-01T04:59:59.000Z'))
    expect(await numbersLeft(hub)).toEqual([invoicePayer.number])
    expect(await app.database('payment_payer')).toMatchObject([issued])

    await source.retain?.(app.database, new Date('2031-01-01T05:00:00.000Z'))
    expect(await numbersLeft(hub)).toEqual([])
    expect(await app.database('payment_payer')).toEqual([])
  })
})
