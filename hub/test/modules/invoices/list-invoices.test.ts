import { describe, expect, it } from 'vitest'
import { Guardian } from '@matricula/hub/testing/invoices'
import { problemOf } from '@matricula/hub/testing/problem'
import { runHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'

describe('The list of invoices', () => {
  it('has each student of the address with the names of accounting, and no other partner', async () => {
    const hub = await runHub()
    const guardian = await Guardian.comes(hub, 'familia.10014@example.com')
    const mother = await Guardian.comes(hub)

    const siblings = await guardian.students()
    const [student] = await mother.students()

    expect(siblings.map(({ cardCode, invoices }) => [cardCode, invoices])).toEqual([
      ['C10013', []],
      ['C10014', []],
    ])
    expect(student).toMatchObject({
      cardCode: 'C10003',
      cardName: 'Estudiante 10003',
      student: { code: '10003' },
    })
    expect(student?.student.name).not.toBe('')
    const [invoice] = student?.invoices ?? []
    expect(invoice).toEqual({
      DocNum: expect.stringMatching(/^\d+$/),
      DocDueDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      Dscription: expect.stringContaining('Pensión'),
      SaldoPendiente: expect.any(Number),
      CardCode: 'C10003',
      CardName: 'Estudiante 10003',
      state: 'open',
      surcharge: 0,
      discount: 0,
      discountUntil: null,
      toPay: invoice?.SaldoPendiente,
    })
  })

  it('says so when accounting does not answer', async () => {
    const hub = await runHub()
    const guardian = await Guardian.comes(hub)
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')

    const answer = await guardian.visitor.get('/api/invoices')

    expect([answer.status, problemOf(answer).code]).toEqual([503, 'FEATURE_DOWN'])
  })
})
