import { describe, expect, it } from 'vitest'
import { publishDue } from '../../../src/modules/publications/publish-due.ts'
import { databases } from '@matricula/hub/testing/databases'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { editOf, fee, type FeeBody, feeOf, fees, store } from '@matricula/hub/testing/a-fee'
import { auditedActsOf, code, list, publish, undo } from './a-publication.ts'

describe.each(databases)('A publication that waits for its time, on $name', (database) => {
  const at = '2025-06-29T06:00:00-05:00'

  it('leaves the fees as they are until then, and is published by one of two hubs', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    const read = await feeOf(finance, 105, 'ECO-02')
    const { status, body } = await publish(finance, { edit: [editOf(read, { value: 190_000 })], at })
    expect([status, body.state]).toEqual([200, 'scheduled'])
    await publishDue(hub.hub.app)
    expect(await feeOf(finance, 105, 'ECO-02')).toEqual(read)
    await setSeasonClock(hub, at)
    await Promise.all([publishDue(hub.hub.app), publishDue(hub.hub.app)])
    expect(await feeOf(finance, 105, 'ECO-02')).toMatchObject({ value: 190_000, version: 2 })
    expect(await auditedActsOf(hub, body.id)).toEqual(['fees.schedule', 'fees.publish'])
    const [entry] = await hub.hub.app.database('audit').where({ act: 'fee.change' }).orderBy('id', 'desc')
    expect(entry).toMatchObject({ actor: 'staff:finanzas', trace: 'publish-fees' })
  })

  it('never happens once it was cancelled', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    const read = await feeOf(finance, 105, 'ECO-02')
    const { body } = await publish(finance, { edit: [editOf(read, { value: 190_000 })], at })
    expect((await undo(finance, body.id)).body).toMatchObject({
      state: 'cancelled',
      ended_by: 'staff:finanzas',
    })
    await setSeasonClock(hub, at)
    await publishDue(hub.hub.app)
    expect(await feeOf(finance, 105, 'ECO-02')).toEqual(read)
  })

  it('never happens once the school year is another one', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    await publish(finance, { create: [code('ECO-64')], at })
    await hub.hub.app.database('fee_publication').update({ project: '2024-2025' })
    await setSeasonClock(hub, at)
    await publishDue(hub.hub.app)
    expect((await finance.get<FeeBody[]>(`${fees}105?code=ECO-64`)).body).toEqual([])
    expect(await hub.hub.app.database('fee_publication').pluck('state')).toEqual(['scheduled'])
  })

  it('is told as refused when the catalogue of then is another one, and changes nothing', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    const read = await feeOf(finance, 105, 'ECO-02')
    await publish(finance, { create: [code('ECO-60')], edit: [editOf(read, { value: 190_000 })], at })
    await finance.put(fee, editOf(read, { value: 185_000 }))
    await setSeasonClock(hub, at)
    await publishDue(hub.hub.app)
    expect(await list(finance)).toMatchObject([{ state: 'refused', refusal: 'FEE_CHANGED' }])
    expect(await feeOf(finance, 105, 'ECO-02')).toMatchObject({ value: 185_000 })
    expect((await finance.get<FeeBody[]>(`${fees}105?code=ECO-60`)).body).toEqual([])
  })

  it('keeps its fees to itself, and says which change waits', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    const read = await feeOf(finance, 105, 'ECO-02')
    const raised = { edit: [editOf(read, { value: 190_000 })] }
    const first = (await publish(finance, { ...raised, create: [code('ECO-60')], at })).body
    const later = '2025-06-30T06:00:00-05:00'
    for (const input of [{ ...raised, at: later }, { create: [code('ECO-60')], at: later }, raised]) {
      const refused = await publish(finance, input)
      expect([refused.status, refused.body.code]).toEqual([409, 'FEE_SCHEDULED'])
      expect(refused.body.detail).toContain('se publica el 29 de junio de 2025, 6:00\u00A0a.m.')
    }
    expect(await list(finance)).toHaveLength(1)
    await undo(finance, first.id)
    expect((await publish(finance, { ...raised, at: later })).status).toBe(200)
  })

  it('is listed as outdated once the catalogue is another one, as when what it builds on is undone', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    const rise = async (value: number) => ({
      edit: [editOf(await feeOf(finance, 105, 'ECO-02'), { value })],
    })
    const base = (await publish(finance, await rise(190_000))).body
    await publish(finance, { ...(await rise(200_000)), at })
    await publish(finance, { create: [code('ECO-60')], at })
    const outdated = async () => (await list(finance)).map((one) => one.outdated)
    expect(await outdated()).toEqual([false, false, false])
    await undo(finance, base.id)
    expect(await outdated()).toEqual([false, true, false])
    await store(finance, code('ECO-60'))
    expect(await outdated()).toEqual([true, true, false])
    const { id } = await feeOf(finance, 105, 'ECO-60')
    await finance.delete(`${fee}/${id}`)
    expect(await outdated()).toEqual([false, true, false])
  })

  it('that was not published waits for finance’s attention for a week', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    const attention = async () => {
      const { body } = await finance.get<{ attention: object }>('/api/enrollment/admin/progress/summary')
      return body.attention
    }
    const read = await feeOf(finance, 105, 'ECO-02')
    await publish(finance, { edit: [editOf(read, { value: 190_000 })], at })
    await finance.put(fee, editOf(read, { value: 185_000 }))
    expect(await attention()).toMatchObject({ unpublishedFees: 0 })
    await setSeasonClock(hub, at)
    await publishDue(hub.hub.app)
    expect(await attention()).toMatchObject({ unpublishedFees: 1 })
    await setSeasonClock(hub, '2025-07-06T06:00:01-05:00')
    expect(await attention()).toMatchObject({ unpublishedFees: 0 })
  })
})
