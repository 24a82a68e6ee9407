import { describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { chooseStudents, stepsIn, type StudentsQuery } from '../../src/bulk/read/choose-students.ts'
import { UsageFault } from '../../src/faults.ts'
import { unwrap } from '@matricula/hub/api/answers'
import { openHub } from '../../src/hub/hub.ts'
import { translator } from '../../src/i18n.ts'

const hub = useHub()
const t = translator('source', 'en')

async function chosen(query: StudentsQuery): Promise<readonly string[]> {
  const credentials = { is: 'key', key: await makeKey(hub(), ['admissions']) } as const
  const { signal } = new AbortController()
  const opened = openHub({ url: hub().url, credentials, locale: 'en', signal })
  const codes: string[] = []
  for await (const record of chooseStudents(query, { hub: async () => opened, t })) {
    if (!('cells' in record)) throw new Error(record.why)
    expect(record.line).toBe(codes.length + 1)
    codes.push(record.cells['student'] ?? '')
  }
  return codes
}

describe('Students are chosen', () => {
  it('by the step they are at, and by the one they have not got past, with the same words as the hub', async () => {
    const everybody = await chosen({ missing: 'complete' })
    const notYet = await chosen({ state: 'not-entered' })
    expect(notYet.length).toBeGreaterThan(0)
    expect(everybody).toEqual(expect.arrayContaining([...notYet]))
    expect(await chosen({ missing: 'not-entered' })).toEqual(notYet)
  })

  it('by grades, by number or by name, and each once', async () => {
    const everybody = await chosen({ missing: 'complete' })
    const { signal } = new AbortController()
    const { api } = openHub({ url: hub().url, credentials: { is: 'nobody' }, locale: 'en', signal })
    const grades = await unwrap(api.GET('/api/enrollment/admin/grades'))
    const byName = await chosen({
      missing: 'complete',
      grade: grades.map((one) => one.grade_enrollment).join(','),
    })
    const byNumber = await chosen({ missing: 'complete', grade: grades.map((one) => one.id_grade).join(',') })
    expect(byName.toSorted()).toEqual(everybody.toSorted())
    expect(byNumber).toEqual(byName)
    const [first] = grades
    if (first === undefined) throw new Error('the season has grades')
    expect(
      await chosen({ missing: 'complete', grade: `${first.grade_enrollment},${first.id_grade}` }),
    ).toEqual(await chosen({ missing: 'complete', grade: String(first.id_grade) }))
  })

  it('by a search, and by how long they have been quiet', async () => {
    const [code = ''] = await chosen({ missing: 'complete' })
    expect(await chosen({ search: code })).toEqual([code])
    expect(await chosen({ search: code, quietSince: '2999-01-01' })).toEqual([code])
  })

  it('never by a grade that is not there, and those that are get named', async () => {
    await expect(chosen({ grade: 'Decimoquinto' })).rejects.toThrow(UsageFault)
    await expect(chosen({ grade: 'Decimoquinto' })).rejects.toMatchObject({
      next: [expect.stringMatching(/\d+ \p{L}/u)],
    })
  })

  it.each([
    [{ state: 'pay, paying' }, 'pay,paying'],
    [{ missing: 'initial' }, 'not-entered,entered,initial'],
    [{ missing: 'blocked' }, 'not-entered'],
    [{}, undefined],
  ])('%o asks the hub for the steps %s', (query, steps) => {
    expect(stepsIn(query, t)).toBe(steps)
  })
})
