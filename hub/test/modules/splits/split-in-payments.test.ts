import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { linkPayer } from '@matricula/hub/testing/pay-links'
import { withPaidParts } from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'

interface Listed {
  readonly token: string
  readonly status: string
  readonly split: { readonly parts: number; readonly paid: number; readonly amount: number } | null
}

interface Story {
  readonly attempts: readonly { readonly path: string }[]
  readonly parts: readonly { readonly status: string; readonly amount: number; readonly byLink: boolean }[]
}

async function seenBy(hub: TestHub) {
  const finance = await signInStaff(hub, 'finance')
  const [listed] = (await finance.get<readonly Listed[]>('/api/payments?student=10001')).body
  if (listed === undefined) throw new Error('there is an order')
  const story = (await finance.get<Story>(`/api/payments/${listed.token}/timeline`)).body
  return { listed, story }
}

describe.each(databases)('An order that is paid in parts, in the office, on $name', (database) => {
  it('says how many parts were paid and what they brought, and tells each in its story', async () => {
    const { hub } = await withPaidParts(2, { database })

    const { listed, story } = await seenBy(hub)

    expect(listed.split).toEqual({ parts: 3, paid: 2, amount: 3_750_000 })
    expect(story.attempts).toEqual([])
    expect(story.parts.map(({ status, amount, byLink }) => [status, amount, byLink])).toEqual([
      ['approved', 2_375_000, true],
      ['approved', 1_375_000, true],
    ])
  })

  it('is found by who paid one of its parts, whom no list names', async () => {
    const { finance } = await withPaidParts(1, { database })
    const { name, lastname, id } = linkPayer
    for (const search of [`${name} ${lastname}`, id]) {
      const query = `search=${encodeURIComponent(search)}`
      const { body, text } = await finance.get<readonly Listed[]>(`/api/payments?${query}`)
      expect([search, body]).toMatchObject([search, [{ split: { paid: 1 } }]])
      expect(text).not.toContain(lastname)
      expect((await finance.get(`/api/splits?${query}`)).body).toMatchObject([{ status: 'standing' }])
    }
    expect((await finance.get('/api/payments?search=nadie')).body).toEqual([])
  })

  it('is one that was paid, with its parts, once the last has come', async () => {
    const { hub } = await withPaidParts(3, { database })

    const { listed, story } = await seenBy(hub)

    expect([listed.status, listed.split]).toEqual(['PAGO POR PARTES', null])
    expect([story.attempts.map(({ path }) => path), story.parts.length]).toEqual([['parts'], 3])
  })
})
