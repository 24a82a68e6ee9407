import { describe, expect, it } from 'vitest'
import { databases } from '../../support/databases.ts'
import { Family, rightAndCosts, wholeYear } from '../../support/family.ts'
import { editOf, fee, feeOf } from '../fees/a-fee.ts'
import { eco, eighth, finance, pension, preview, right, rowOf, second } from './a-fee-change.ts'

async function subscribe({ visitor, code }: Family, activity: string): Promise<void> {
  const wish = { activity: { code: activity }, student: { code } }
  const answer = await visitor.post('/api/enrollment/fees/community/subscribe', wish)
  if (answer.status !== 200) throw new Error(answer.text)
}

describe.each(databases)('The preview of a fee change on $name', (database) => {
  it('shows each family of the grade through its own chain, and sums them', async () => {
    const { house, office } = await finance(database)

    const { status, body } = await preview(office, eighth, pension(3_700_000), right(4_000_000))

    expect(status).toBe(200)
    // 25 % scholarship on the pension and half of the right paid years ago; the whole year ahead.
    expect(rowOf(body, '10007')).toEqual({
      student: '10007',
      name: 'Valentina Arango Uribe',
      before: 27_730_716 + 1_900_000,
      after: 28_998_750 + 2_100_000,
      difference: 1_468_034,
      due_now_difference: 1_468_034,
      lines: [
        { code: 'CM-0001-1', name: 'Pensión', before: 27_730_716, after: 28_998_750 },
        { code: 'CA-0001', name: 'Derecho de matrícula', before: 1_900_000, after: 2_100_000 },
      ],
    })
    const { length: count } = await house.database('student').where({ next_grade: 'OCTAVO' })
    expect(body).toMatchObject({
      grade: eighth,
      grade_name: 'Octavo',
      students: count,
      affected: count,
      unchanged: 0,
      unknown: 0,
      settled: 0,
      more: { families: count, amount: body.after - body.before },
      less: { families: 0, amount: 0 },
    })
    const differences = body.rows.map(({ difference }) => difference)
    expect(differences).toEqual(differences.toSorted((one, other) => other - one))
    expect(differences.reduce((all, one) => all + one, 0)).toBe(body.after - body.before)
    expect(body.changes.map(({ charged_by }) => charged_by)).toEqual(['accounting', 'accounting'])
    expect(body.assumes).toEqual(
      ['listPrice', 'terms', 'proportion', 'usualPeriod'].map((name) => `feeImpact.assumes.${name}`),
    )
  })

  it('of an activity reaches its subscribers, in the period they chose, and comes true', async () => {
    const { hub, office } = await finance(database)
    const family = await Family.signIn(hub, '10001')
    await subscribe(family, 'ECO-02')
    const before = (await family.quote({ ...wholeYear, activities: ['ECO-02'] })).totals.subtotal

    const year = (await preview(office, second, eco('edit', 200_000))).body
    expect(year).toMatchObject({ affected: 1, more: { families: 1, amount: 77_600 } })
    expect(year.rows).toMatchObject([{ student: '10001', before: 698_400, after: 776_000 }])
    expect(year.changes).toMatchObject([{ charged_by: 'catalogue' }])

    const draft = { version: 0, step: 1, ...rightAndCosts, transport: { is: 'undecided' } }
    expect((await family.visitor.put('/api/enrollment/draft', draft)).status).toBe(200)
    const later = (await preview(office, second, eco('edit', 200_000))).body
    expect(later.rows).toMatchObject([{ student: '10001', difference: 80_000, due_now_difference: 0 }])

    const edited = await office.put(fee, editOf(await feeOf(office, second, 'ECO-02'), { value: 200_000 }))
    expect(edited.status).toBe(200)
    const after = (await family.quote({ ...wholeYear, activities: ['ECO-02'] })).totals.subtotal
    expect(after - before).toBe(77_600)
  })

  it('leaves alone who keeps an archived activity, and whoever has none', async () => {
    const { hub, office } = await finance(database)
    await subscribe(await Family.signIn(hub, '10001'), 'ECO-02')

    const archived = (await preview(office, second, eco('archive', 0))).body
    const created = (await preview(office, second, eco('create', 90_000, 'ECO-77'))).body

    for (const { affected, unchanged, students, rows, before, after } of [archived, created]) {
      expect({ affected, unchanged, rows, grows: after - before }).toEqual({
        affected: 0,
        unchanged: students,
        rows: [],
        grows: 0,
      })
    }
    expect(archived.assumes).toContain('feeImpact.assumes.keptActivity')
    expect(created.assumes).toContain('feeImpact.assumes.newActivity')
  })

  it('charges a new mandatory fee to everybody, and takes an archived one away', async () => {
    const { office } = await finance(database)
    const fresh = { does: 'create', code: 'CA-0099', type: 'ANUAL', value: 100_000 }
    const gone = { does: 'archive', code: 'CM-0050', type: 'MENSUAL', value: 0 }

    const created = (await preview(office, second, fresh)).body
    const archived = (await preview(office, second, gone)).body

    expect(created.more).toEqual({ families: created.students, amount: created.students * 100_000 })
    expect(created.rows.every(({ due_now_difference: due }) => due === 100_000)).toBe(true)
    expect(created.assumes).toContain('feeImpact.assumes.everyone')
    // 11 months of 150,000, without the discount of pension codes
    expect(archived.less).toEqual({ families: archived.students, amount: archived.students * 1_650_000 })
    expect(archived.assumes).toContain('feeImpact.assumes.removed')
  })

  it('does not touch who has paid, or is paying', async () => {
    const { hub, office } = await finance(database)
    const family = await Family.signIn(hub, '10001')
    const untouched = (await preview(office, second, right(4_000_000))).body
    expect(rowOf(untouched, '10001')).toMatchObject({ difference: 200_000 })
    await family.pay(await family.quote(wholeYear))

    const { body } = await preview(office, second, right(4_000_000))

    expect(rowOf(body, '10001')).toBeUndefined()
    expect(body).toMatchObject({ settled: 1, unchanged: 1, affected: untouched.affected - 1 })
    expect(body.assumes).toContain('feeImpact.assumes.settled')
  })

  it('writes nothing but who looked', async () => {
    const { house, office } = await finance(database)
    const catalogue = await house.database('fee').orderBy('id')
    await preview(office, second, right(4_000_000), eco('edit', 1))
    expect(await house.database('fee').orderBy('id')).toEqual(catalogue)
    expect(await house.database('audit').where({ act: 'record.read' })).toMatchObject([
      { actor: 'staff:finanzas', subject: '*' },
    ])
  })
})
