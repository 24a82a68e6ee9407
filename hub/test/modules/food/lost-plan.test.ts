import { describe, expect, it } from 'vitest'
import { runPlan } from '../../../src/modules/food/run-plan.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { memoOf } from '@matricula/hub/testing/vendor'

const plan = '/api/hikcentral/insertServices?students=10013,10014&service=2'

describe.each(databases)('A run on $name whose plan another has taken over', (database) => {
  it('changes nothing more, ends nothing, and says that the plan is another’s', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    const { body } = await (await signInStaff(hub, 'food')).get<{ token: string }>(plan)
    const { accessControl } = app.plugins
    const stolen = { lease_token: 'another', leased_until: '2999-01-01T00:00:00.000Z' }
    const late: typeof accessControl = {
      ...accessControl,
      async enrol(...given) {
        await app.database('food_plan').update(stolen)
        return accessControl.enrol(...given)
      },
    }
    const ask = { act: 'enrol', token: body.token, actor: 'staff:alimentos', trace: 'test' } as const
    const ran = await runPlan(
      { ...app, plugins: { ...app.plugins, accessControl: late } },
      { ...ask, signal: AbortSignal.timeout(20_000) },
    )
    expect(ran).toMatchObject({ code: 'PLAN_SPENT' })
    expect(await memoOf(app, 'accessControl.main').list('act/')).toEqual([])
    expect(await app.database('food_plan').first()).toMatchObject({ ...stolen, ended_at: null })
    expect(await app.database('food_plan_row').pluck('result')).toEqual(['waiting', 'waiting'])
    expect(await app.database('audit').where({ act: 'food.ran' })).toEqual([])
  })
})
