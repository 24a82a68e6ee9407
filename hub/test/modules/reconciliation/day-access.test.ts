import { describe, expect, it } from 'vitest'
import { Family } from '@matricula/hub/testing/family'
import { Auditor, today } from '@matricula/hub/testing/reconciliation'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'

describe('A day of reconciliation', () => {
  const theHub = useHub()

  it('that is read leaves a trace of who read it', async () => {
    const hub = await runHub()

    await (await Auditor.comes(hub)).day()

    const reads = await hub.hub.app.database('audit').where({ act: 'record.read' })
    expect(reads.map(({ actor, subject }) => [actor, subject])).toEqual([['staff:finanzas', '*']])
  })

  it('is for finance: no family and no other office reads it', async () => {
    const hub = theHub()
    const { visitor } = await Family.signIn(hub, '10001')
    const others = [visitor, await signInStaff(hub, 'admissions'), await signInStaff(hub, 'it')]

    const answers = await Promise.all(others.map((other) => other.get(`/api/reconciliation/days/${today}`)))

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })

  it.each(['2025-02-30', 'ayer', '2025-6-19'])('%s is none', async (day) => {
    const finance = await Auditor.comes(theHub())

    expect((await finance.visitor.get(`/api/reconciliation/days/${day}`)).status).toBe(400)
  })
})
