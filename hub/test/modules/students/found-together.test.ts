import { expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { quietHub, statementsOf } from '@matricula/hub/testing/statements-of'
import { readStudent } from '../../../src/modules/students/index.ts'

it.each(databases)(
  'Families who call at once on $name are found by one statement, each their own',
  async (database) => {
    const hub = await quietHub({}, database)
    const { app } = hub.hub
    const codes = ['10001', 'a1b2c', '99999', '10001']
    let found: readonly (string | undefined)[] = []
    const statements = await statementsOf(hub, async () => {
      const students = await Promise.all(codes.map((code) => readStudent(app, code)))
      found = students.map((student) => student?.code)
    })
    expect(statements).toHaveLength(1)
    expect(found).toEqual(['10001', 'A1B2C', undefined, '10001'])
  },
)

it('Who calls later is found as it is then', async () => {
  const hub = await quietHub()
  const { app } = hub.hub
  const before = await readStudent(app, '10001')
  const moved = JSON.stringify({ ...before, lastNames: 'Otra' })
  await app.database('student').where({ code: '10001' }).update({ record: moved })
  expect((await readStudent(app, '10001'))?.lastNames).toBe('Otra')
})
