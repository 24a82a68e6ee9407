import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'

interface Listed {
  readonly student_code: string
  readonly document: string
  readonly status: string
}

const path = '/api/enrollment/admin/documents'

describe.each(databases)('The list of documents on $name', (database) => {
  it('shows those of the season, by student, document and state, without an address', async () => {
    const hub = await runHub({ database })
    const clerk = await signInStaff(hub, 'admissions')
    for (const [student, document] of [
      ['10001', 'contract'],
      ['10001', 'promissory-note'],
      ['10003', 'contract'],
    ]) {
      await clerk.post(`${path}/zoho/sign/contract`, { student, document })
    }
    const signing = hub.hub.app.database('signing')
    await signing.clone().where({ student_code: '10003' }).update({ status: 'signed' })
    const ask = async (query: string) => {
      const { body, headers } = await clerk.get<Listed[]>(`${path}${query}`)
      const rows = body.map((row) => `${row.student_code} ${row.document} ${row.status}`)
      return { rows, total: headers.get('x-total-count') }
    }
    expect(await ask('?sort=student&students=10001,10003')).toMatchObject({ total: '3' })
    expect(await ask('?state=signed')).toEqual({ rows: ['10003 contract signed'], total: '1' })
    expect(await ask('?students=10001&document=contract')).toEqual({
      rows: ['10001 contract sent'],
      total: '1',
    })
    expect(await ask('?search=1000&page[size]=1&page[number]=3')).toMatchObject({ total: '3' })
    expect((await clerk.get(path)).text).not.toContain('@')

    await signing.clone().where({ student_code: '10001' }).update({ project: '2019-2020' })
    expect(await ask('')).toEqual({ rows: ['10003 contract signed'], total: '1' })
  })
})

describe('The list of documents', () => {
  const theHub = useHub()

  it('is not there where documents are not signed online', async () => {
    const hub = await runHub({ settings: { documents: { enabled: false } } })
    const clerk = await signInStaff(hub, 'admissions')
    expect((await clerk.get(path)).status).toBe(404)
  })

  it.each(['state=lost', 'document=diploma', 'students=1', 'search=%07', 'sort=email'])(
    'refuses %s',
    async (query) => {
      const clerk = await signInStaff(theHub(), 'admissions')
      expect((await clerk.get(`${path}?${query}`)).status).toBe(400)
    },
  )
})
