import { describe, expect, it } from 'vitest'
import type { Database } from '../../../src/db/database.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { editOf, fee, type FeeBody, feeOf } from '@matricula/hub/testing/a-fee'
import { eco, eighth, finance, pension, preview, reachedBy, right, rowOf, second } from './a-fee-change.ts'

async function subscribe({ visitor, code }: Family, activity: string): Promise<void> {
  const input = { activity: { code: activity }, student: { code } }
  const answer = await visitor.post('/api/enrollment/fees/community/subscribe', input)
  if (answer.status !== 200) throw new Error(answer.text)
}

/** As if the SIS had said so of a student. */
async function changeTerms(database: Database, code: string, said: object): Promise<void> {
  const row = database('student').where({ code })
  const { record: written } = await row.clone().first('record')
  const record = JSON.parse(written)
  await row.clone().update({ record: JSON.stringify({ ...record, terms: { ...record.terms, ...said } }) })
}

describe.each(databases)('The preview of a fee change on $name', (database) => {
  it('shows each family of the grade through its own chain, and sums them', async () => {
    const { app, office } = await finance(database)

    const { status, body } = await preview(office, eighth, pension(3_700_000), right(4_000_000))

    expect(status).toBe(200)
    // 25 % scholarship on the pension and half of the right paid years ago; the pension month by month.
    expect(rowOf(body, '10007')).toEqual({
      student: '10007',
      name: 'Valentina Arango Uribe',
      before: 29_190_227 + 1_900_000,
      after: 30_525_000 + 2_100_000,
      difference: 1_534_773,
      due_now_difference: 200_000,
      lines: [
        { code: 'CM-0001-1', name: 'Pensión', before: 29_190_227, after: 30_525_000 },
        { code: 'CA-0001', name: 'Derecho de matrícula', before: 1_900_000, after: 2_100_000 },
      ],
    })
    const { length: count } = await app
      .database('student')
      .where({ next_grade: 'OCTAVO' })
      .whereNotIn('status', ['withdrawn', 'inactive'])
    expect(body).toMatchObject({
      grade: eighth,
      grade_name: 'Octavo',
      students: count,
      affected: body.rows.length,
      unchanged: body.settled,
      unknown: 0,
      not_enabled: count - body.rows.length - body.settled,
      more: { families: body.rows.length, amount: body.after - body.before },
      less: { families: 0, amount: 0 },
    })
    const differences = body.rows.map(({ difference }) => difference)
    expect(differences).toEqual(differences.toSorted((one, other) => other - one))
    expect(differences.reduce((all, one) => all + one, 0)).toBe(body.after - body.before)
    expect(body.changes.map(({ charged_by }) => charged_by)).toEqual(['accounting', 'accounting'])
    expect(body.assumes).toEqual(
      ['listPrice', 'terms', 'proportion', 'usualPeriod', 'settled'].map(
        (name) => `feeImpact.assumes.${name}`,
      ),
    )
  })

  it('of an activity reaches its subscribers, in the period they chose, and comes true', async () => {
    const { hub, office } = await finance(database)
    const family = await Family.signIn(hub, '10001')
    await subscribe(family, 'ECO-02')
    const before = (await family.quote({ ...wholeYear, activities: ['ECO-02'] })).totals.subtotal

    // Until it chooses, the family has what every draft begins with.
    const unchosen = (await preview(office, second, eco('edit', 200_000))).body
    expect(unchosen.rows).toMatchObject([{ student: '10001', difference: 80_000, due_now_difference: 0 }])
    expect(unchosen.assumes).toContain('feeImpact.assumes.usualPeriod')

    const draft = { version: 0, step: 1, ...wholeYear, transport: { is: 'undecided' } }
    const kept = await family.visitor.put<{ version: number }>('/api/enrollment/draft', draft)
    expect(kept.status).toBe(200)
    const year = (await preview(office, second, eco('edit', 200_000))).body
    expect(year).toMatchObject({ affected: 1, more: { families: 1, amount: 77_600 } })
    expect(year.rows).toMatchObject([{ student: '10001', before: 698_400, after: 776_000 }])
    expect(year.changes).toMatchObject([{ charged_by: 'catalogue' }])

    const changed = { ...draft, version: kept.body.version, ...rightAndCosts }
    expect((await family.visitor.put('/api/enrollment/draft', changed)).status).toBe(200)
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

    for (const { affected, unchanged, students, not_enabled: away, rows, before, after } of [
      archived,
      created,
    ]) {
      expect({ affected, unchanged, rows, grows: after - before }).toEqual({
        affected: 0,
        unchanged: students - away,
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

    expect(created.more).toEqual({ families: reachedBy(created), amount: reachedBy(created) * 100_000 })
    expect(created.rows.every(({ due_now_difference: due }) => due === 100_000)).toBe(true)
    expect(created.assumes).toContain('feeImpact.assumes.everyone')
    // 11 months of 150,000, without the discount of pension codes
    expect(archived.less).toEqual({
      families: reachedBy(archived),
      amount: reachedBy(archived) * 1_650_000,
    })
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
    expect(body).toMatchObject({
      settled: untouched.settled + 1,
      unchanged: untouched.unchanged + 1,
      affected: untouched.affected - 1,
    })
    expect(body.assumes).toContain('feeImpact.assumes.settled')
  })

  it('leaves out whom the SIS says is paid, and counts apart who may not enrol', async () => {
    const { app, office } = await finance(database)
    const untouched = (await preview(office, second, right(4_000_000))).body
    const [paid = '', away = ''] = untouched.rows.map(({ student }) => student)
    await changeTerms(app.database, paid, { paymentStatus: 'APROBADO' })
    await changeTerms(app.database, away, { antiquity: '' })

    const { body } = await preview(office, second, right(4_000_000))

    expect(rowOf(body, paid) ?? rowOf(body, away)).toBeUndefined()
    expect(body).toMatchObject({
      students: untouched.students,
      affected: untouched.affected - 2,
      settled: untouched.settled + 1,
      unchanged: untouched.unchanged + 1,
      not_enabled: untouched.not_enabled + 1,
    })
  })

  it('refuses a price of an included activity at its change', async () => {
    const { office } = await finance(database)
    const { body: fees } = await office.get<FeeBody[]>(`/api/enrollment/admin/fees/${second}`)
    const included = fees.find(({ eco_type: kind }) => kind === 'incluida')?.code
    const changes = [eco('edit', 200_000), eco('edit', 5000, included)]
    const refused = await preview(office, second, ...changes)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['changes.1.value']])
    expect((await preview(office, second, eco('edit', 0, included))).status).toBe(200)
  })

  it('writes nothing but who looked', async () => {
    const { app, office } = await finance(database)
    const catalogue = await app.database('fee').orderBy('id')
    await preview(office, second, right(4_000_000), eco('edit', 1))
    expect(await app.database('fee').orderBy('id')).toEqual(catalogue)
    expect(await app.database('audit').where({ act: 'record.read' })).toMatchObject([
      { actor: 'staff:finanzas', subject: '*' },
    ])
  })
})
