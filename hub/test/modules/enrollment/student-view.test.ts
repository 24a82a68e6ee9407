import { describe, expect, it } from 'vitest'
import type { viewStudent } from '../../../src/modules/enrollment/student.view.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family } from '@matricula/hub/testing/family'
import { withoutBalances } from '@matricula/hub/testing/without-balances'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { withRequirement } from '@matricula/hub/testing/with-requirement'

type StudentBody = Awaited<ReturnType<typeof viewStudent>>

const none = {
  required: false,
  modality: null,
  busStop: false,
  flagged: false,
  lastYear: null,
  provisional: null,
  mayBeProvisional: false,
}
const asks = { ...none, required: true }

const students: readonly [string, object][] = [
  ['10001', { nextGrade: 'SEGUNDO', antiquity: 'old', balance: 'none 0', transport: none }],
  ['10002', { nextGrade: 'PREJARDIN', antiquity: 'new_current', balance: 'none 0', transport: none }],
  ['10003', { nextGrade: 'QUINTO', antiquity: 'old', balance: 'due 1250000', transport: none }],
  ['10004', { nextGrade: 'CUARTO', antiquity: 'old', balance: 'in-favour 6000000', transport: none }],
  [
    '10005',
    {
      nextGrade: 'SEXTO',
      antiquity: 'old',
      balance: 'none 0',
      transport: {
        ...asks,
        modality: 'COMPLETO',
        lastYear: { concept: 'TRANSPORTE COMPLETO CERCANO', price: 738_000, lastPrice: 701_000 },
      },
    },
  ],
  [
    '10006',
    {
      nextGrade: 'JARDIN',
      antiquity: 'old',
      balance: 'none 0',
      transport: {
        ...asks,
        modality: 'MEDIO',
        busStop: true,
        provisional: expect.objectContaining({ name: 'TRANSPORTE PARADERO MEDIO CERCANO' }),
        mayBeProvisional: true,
      },
    },
  ],
  ['10007', { nextGrade: 'OCTAVO', antiquity: 'reintegrate', balance: 'none 0', transport: none }],
  ['10008', { nextGrade: 'DECIMO', antiquity: 'new_next', balance: 'none 0', card: 'No', transport: none }],
  ['10013', { nextGrade: 'PRIMERO', antiquity: 'old', balance: 'in-favour 300000', transport: none }],
  ['10014', { nextGrade: 'CUARTO', antiquity: 'old', balance: 'none 0', transport: none }],
  [
    '10015',
    {
      nextGrade: 'ONCE',
      antiquity: 'old',
      balance: 'none 0',
      transport: {
        ...asks,
        modality: 'COMPLETO',
        busStop: true,
        provisional: expect.objectContaining({ name: 'TRANSPORTE PARADERO COMPLETO CERCANO' }),
        mayBeProvisional: true,
      },
    },
  ],
  ['00007', { nextGrade: 'TRANSICION', antiquity: 'old', balance: 'none 0', transport: none }],
  ['A1B2C', { nextGrade: 'PRIMERO', antiquity: 'new_current', balance: 'none 0', transport: none }],
]

/** What a row above speaks of. */
function told({ nextGrade, antiquity, balance, cardAuthorisation, transport, ...student }: StudentBody) {
  const { options: _, home: __, ...way } = transport
  return {
    code: student.code,
    nextGrade: nextGrade.key,
    antiquity,
    balance: balance === null ? 'unknown' : `${balance.kind} ${balance.amount}`,
    card: cardAuthorisation,
    transport: way,
  }
}

const view = async (family: Family) => (await family.visitor.get<StudentBody>('/api/enrollment/student')).body

describe.each(databases)('What a family sees of its student on $name', (database) => {
  it('is the situation of each', async () => {
    const hub = await runHub({ database })
    for (const [code, expected] of students) {
      const student = await view(await Family.signIn(hub, code))
      expect(told(student)).toEqual({ code, card: 'Si', ...expected })
    }
  })
})

describe('What a family sees of its student', () => {
  const theHub = useHub()

  it('offers the eleven fees of the price list, and never the one that it lacks', async () => {
    const hub = theHub()
    for (const code of ['10001', '10015']) {
      const { transport } = await view(await Family.signIn(hub, code))
      const names = transport.options.map(({ name }) => name)
      expect(new Set(names).size).toBe(11)
      expect(names).not.toContain('TRANSPORTE PARADERO COMPLETO LEJANO')
    }
  })

  it('holds no street, no door number, no document, no phone and no guardian', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')
    const answer = await family.visitor.get<StudentBody>('/api/enrollment/student')
    const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
    const student = await hub.hub.app.plugins.sis.findStudent('10001', read)
    const address = student?.home?.address ?? ''
    expect(address).toMatch(/#/)
    expect(answer.body.transport.home?.address).toBe('')
    expect(answer.text).not.toContain(address.split(' #')[0])
    expect(Object.keys(answer.body).toSorted()).toEqual(
      'actualGrade antiquity balance cardAuthorisation code complete firstNames lastNames nextGrade order project transport'.split(
        ' ',
      ),
    )
  })

  it('names no ride for a profile that does not say which', async () => {
    const hub = await runHub()
    await withRequirement(hub, '10006', 'Consultar con la abuela')
    const { transport } = await view(await Family.signIn(hub, '10006'))
    expect(transport).toMatchObject({
      required: true,
      modality: null,
      flagged: true,
      provisional: null,
      mayBeProvisional: true,
    })
  })

  it('says that the balance is unknown when accounting does not tell, and never that it is 0', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10003')
    withoutBalances(hub)
    expect((await view(family)).balance).toBeNull()
  })

  it('has no order before the family begins to pay, and its state after', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10001')
    expect((await view(family)).order).toEqual({ status: 'none', token: null })
    const { body } = await family.pay(await family.quote({ period: 1, method: 2, quotas: 0 }))
    expect((await view(family)).order).toEqual({ status: 'paying', token: body.token })
  })
})
