import { expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { wrongAmount } from '@matricula/hub/testing/exceptions'

interface Named {
  readonly grade: string
}

it.each(databases)(
  'A student who leaves the school has no grade to come in the lists on $name',
  async (database) => {
    const { hub, finance, exception } = await wrongAmount({ database })
    const students = hub.hub.app.database('student')
    const { record } = await students.clone().where({ code: '10001' }).first('record')
    const leaver = { ...JSON.parse(record), nextGrade: null }
    await students
      .clone()
      .where({ code: '10001' })
      .update({ record: JSON.stringify(leaver), next_grade: null })

    const payments = (await finance.get<Named[]>('/api/payments')).body
    const exceptions = (await finance.get<{ students: Named[] }[]>('/api/payments/exceptions')).body

    expect(exceptions).toMatchObject([{ id: exception.id }])
    expect([payments[0], exceptions[0]?.students[0]]).toMatchObject([{ grade: '' }, { grade: '' }])
  },
)
