import { describe, expect, it } from 'vitest'
import { aRead, aSchool, rosterOf } from './support/a-school.ts'

const school = aSchool({ students: 60 })

describe('a list in pages', () => {
  it('holds everyone once, whatever the size of the page', async () => {
    const whole = await rosterOf(school, 60)
    expect(await rosterOf(school, 7)).toEqual(whole)
    expect(await rosterOf(school, 1)).toEqual(whole)
    expect(await rosterOf(school, 1000)).toEqual(whole)
  })

  it('answers the same page to the same cursor, in another process too', async () => {
    const { next } = await school.listStudents({ size: 20 }, aRead())
    const page = await school.listStudents({ cursor: next ?? '', size: 20 }, aRead())
    expect(await aSchool({ students: 60 }).listStudents({ cursor: next ?? '', size: 20 }, aRead())).toEqual(
      page,
    )
  })

  it.each([{ cursor: 'nowhere', size: 5 }, { cursor: '-1', size: 5 }, { size: 0 }, { size: 1.5 }])(
    'refuses %j as a wrong request',
    async (paging) => {
      await expect(school.listStudents(paging, aRead())).rejects.toMatchObject({ code: 'invalid' })
    },
  )
})
