import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

const complete = (...path: readonly (string | number)[]) =>
  `/api/enrollment/pricelist/complete/${path.join('/')}`
const transport = (grade: string, type: number | string, year = '2025-2026') =>
  `/api/enrollment/pricelist/transport/grade/${grade}/type/${type}/year/${year}`

interface Item {
  readonly ItemCode: string
  readonly ItemName: string
}

describe('A student’s price list', () => {
  const theHub = useHub()

  it('has each item as accounting says it, with the total that the hub charges', async () => {
    const family = await Family.signIn(theHub(), '10007')
    const student = await family.visitor.get<{ nextGrade: { id: number } }>('/api/enrollment/student')
    const { body } = await family.visitor.get<Item[]>(
      complete('10007', student.body.nextGrade.id, 'reintegrate'),
    )
    const of = (code: string) => body.find(({ ItemCode }) => ItemCode === code)
    expect(of('CA-0001')).toMatchObject({
      ItemName: 'Derecho de matrícula',
      Price: 3_800_000,
      CommercialPrice: 0,
      Schoolarship: 0,
      progresiveDiscount: null,
      mat_100: 'No',
      mat_50: 'Si',
      U_RH_DAnualidad100: 0,
      U_RH_DAnualidad50: 1_900_000,
      futureAnnualities: 1_900_000,
    })
    const quote = await family.quote({ period: 3, method: 2, quotas: 11 })
    const charged = quote.annual.find(({ code }) => code === 'CA-0001')
    expect(of('CA-0001')).toMatchObject({ Total: charged?.total })
    expect(of('CM-0001-1')).toMatchObject({ Schoolarship: 25 })
    expect(body.filter(({ ItemName }) => ItemName.startsWith('TRANSPORTE'))).toHaveLength(11)
  })

  it('is the same by the id and by the key of the grade', async () => {
    const finance = await signInStaff(theHub(), 'finance')
    const byId = await finance.get<Item[]>(complete('10001', 105, 'old'))
    const byKey = await finance.get<Item[]>(complete('10001', 'segundo', 'old'))
    expect(byId.body).toEqual(byKey.body)
    expect(byId.body.length).toBeGreaterThan(10)
  })

  it('is not there for another family, an unknown student or an unknown grade', async () => {
    const hub = theHub()
    const { visitor } = await Family.signIn(hub, '10001')
    const finance = await signInStaff(hub, 'finance')
    const answers = [
      await visitor.get<ProblemBody>(complete('10003', 105, 'old')),
      await finance.get<ProblemBody>(complete('ZZZZZ', 105, 'old')),
      await finance.get<ProblemBody>(complete('10001', 999, 'old')),
    ]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    expect((await finance.get(complete('10001', 105, 'ancient'))).status).toBe(400)
    expect((await finance.get(complete('10001', '..%2F', 'old'))).status).toBe(400)
  })

  it('is in the trail when the office reads it', async () => {
    const hub = await runHub()
    await (await signInStaff(hub, 'finance')).get(complete('10001', 105, 'old'))
    const reads: { subject: string }[] = await hub.hub.app.database('audit').where({ act: 'record.read' })
    expect(reads.map(({ subject }) => subject)).toEqual(['10001'])
  })

  it('is unavailable while accounting is', async () => {
    const hub = await runHub()
    const finance = await signInStaff(hub, 'finance')
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')
    const { status, body } = await finance.get<ProblemBody>(complete('10001', 105, 'old'))
    expect([status, body.code]).toEqual([503, 'FEATURE_DOWN'])
  })
})

describe('The transport price list', () => {
  const theHub = useHub()

  it('has the fees of the modality, by the grade’s word, key or id', async () => {
    const { visitor } = await Family.signIn(theHub(), '10001')
    const half = await visitor.get<Item[]>(transport('SEGUNDO', 0))
    expect(half.body).toHaveLength(6)
    expect(half.body[0]).toMatchObject({
      ItemCode: 'CT-0004',
      ItemName: 'TRANSPORTE MEDIO CERCANO',
      Price: 468_000,
    })
    expect((await visitor.get(transport('105', 0))).body).toEqual(half.body)
    const whole = await visitor.get<Item[]>(transport('segundo', 1))
    expect(whole.body.map(({ ItemName }) => ItemName)).toEqual([
      'TRANSPORTE COMPLETO CERCANO',
      'TRANSPORTE COMPLETO INTERMEDIO',
      'TRANSPORTE COMPLETO LEJANO',
      'TRANSPORTE PARADERO COMPLETO CERCANO',
      'TRANSPORTE PARADERO COMPLETO INTERMEDIO',
    ])
  })

  it('of the administrators’ year has its one price for each band', async () => {
    const staff = await signInStaff(theHub(), 'transport')
    const prices = async (type: number) =>
      (await staff.get<Item[]>(transport('SEGUNDO', type, '2020-2021'))).body
    expect(await prices(1)).toEqual([
      { ItemCode: '0026', ItemName: 'TRANSPORTE COMPLETO CERCANO', ListName: 'SEGUNDO', Price: 454_000 },
      { ItemCode: '0027', ItemName: 'TRANSPORTE COMPLETO INTERMEDIO', ListName: 'SEGUNDO', Price: 514_000 },
      { ItemCode: '0028', ItemName: 'TRANSPORTE COMPLETO LEJANO', ListName: 'SEGUNDO', Price: 595_000 },
    ])
    expect((await prices(0)).map(({ ItemCode }) => ItemCode)).toEqual(['0029', '0030', '0031'])
  })

  it('of an unknown grade or another year is missing, never guessed', async () => {
    const staff = await signInStaff(theHub(), 'transport')
    for (const address of [transport('DOCE', 1), transport('999', 1), transport('SEGUNDO', 1, '2024-2025')]) {
      const { status, body } = await staff.get<ProblemBody>(address)
      expect([status, body.code]).toEqual([422, 'TRANSPORT_FEE_MISSING'])
      expect(body.detail).toBe('No se encontró la tarifa de transporte.')
    }
    expect((await staff.get(transport('SEGUNDO', 2))).status).toBe(400)
  })
})
