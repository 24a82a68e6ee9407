import { describe, expect, it } from 'vitest'
import { keepSeasonStudents } from '../../../src/modules/students/season-student.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { watch } from '@matricula/hub/testing/progress'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

async function statusOf({ hub }: TestHub, code: string, status: string): Promise<void> {
  await hub.app.database('student').where({ code }).update({ status })
  await keepSeasonStudents(hub.app.database, [code])
}

describe.each(databases)('Who has left the school, on $name', (database) => {
  it.each(['withdrawn', 'inactive'])('as %s is not missing', async (status) => {
    const hub = await runHub({ database })
    const { get, summary } = await watch(hub)
    const before = (await summary()).students

    await statusOf(hub, '10001', status)

    expect((await summary()).students).toBe(before - 1)
    expect((await get('?search=10001')).body).toEqual([])
  })

  it('and had paid is still counted as paid', async () => {
    const hub = await runHub({ database })
    const { rowOf, summary } = await watch(hub)
    await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
    await until(
      () => rowOf('10001'),
      ({ step }) => step === 'complete',
    )
    const before = (await summary()).students

    await statusOf(hub, '10001', 'withdrawn')

    expect((await summary()).students).toBe(before)
  })
})
