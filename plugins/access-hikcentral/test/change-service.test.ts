import { describe, expect, it, onTestFinished } from 'vitest'
import { memoryKit } from '@matricula/contract/kit'
import type { VendorServer } from '@matricula/contract/kit'
import type { AccessControlAdapter, HttpResponse } from '@matricula/contract'
import { openPretendHikCentral } from '../stage/pretend-hikcentral.ts'
import { anAdapter, appKey, appSecret, read, write } from './support/an-appliance.ts'

function aYes(): HttpResponse {
  const text = '{"code":"0","msg":"Success"}'
  return {
    status: 200,
    headers: {},
    body: new TextEncoder().encode(text),
    text: () => text,
    json: (): unknown => JSON.parse(text),
  }
}

interface AccessFixture {
  readonly adapter: AccessControlAdapter
  readonly server: VendorServer
  /** The last parts of the paths asked for since. */
  readonly asked: () => string[]
}

async function aSchool(
  settings: Readonly<Record<string, unknown>> = {},
  now?: () => Date,
): Promise<AccessFixture> {
  const { server } = await openPretendHikCentral({ appKey, appSecret })
  onTestFinished(() => server.close())
  const { adapter } = anAdapter({
    settings: { baseUrl: server.origin, ...settings },
    ...(now ? { now } : {}),
  })
  return {
    adapter,
    server,
    asked: () => server.requests.map(({ path }) => path.split('/').at(-1) ?? ''),
  }
}

const changesIn = ({ asked }: AccessFixture) => asked().filter((path) => path.endsWith('Persons'))

describe('a change', () => {
  it('touches no group that is as it should be', async () => {
    const school = await aSchool()
    // 31003 holds lunch already.
    await school.adapter.enrol('31003', 1, write())
    expect(changesIn(school)).toEqual(['addPersons'])
    await school.adapter.enrol('31003', 1, write())
    expect(changesIn(school)).toEqual(['addPersons'])
  })

  it('takes back what it did when the second group refuses', async () => {
    const { server } = await openPretendHikCentral({ appKey, appSecret })
    onTestFinished(() => server.close())
    const { http } = memoryKit()
    let changes = 0
    const { adapter } = anAdapter({
      settings: { baseUrl: server.origin },
      http: {
        async send(request) {
          if (!String(request.url).endsWith('Persons')) return http.send(request)
          changes += 1
          if (changes === 2) await server.injectFault('refuses')
          const response = await http.send(request)
          await server.clearFault()
          return response
        },
      },
    })
    await expect(adapter.enrol('31001', 1, write())).rejects.toMatchObject({
      code: 'rejected',
      reason: 'code 64',
    })
    expect(changes).toBe(3)
    expect(await adapter.findPerson('31001', read())).toMatchObject({ services: [] })
  })

  it('leaves the outcome open when taking back fails too', async () => {
    const school = await aSchool()
    const { http } = memoryKit()
    let changes = 0
    const { adapter } = anAdapter({
      settings: { baseUrl: school.server.origin },
      http: {
        async send(request) {
          if (String(request.url).endsWith('Persons') && ++changes === 2)
            await school.server.injectFault('refuses')
          return http.send(request)
        },
      },
    })
    await expect(adapter.enrol('31001', 1, write())).rejects.toMatchObject({ code: 'unknown-outcome' })
    await school.server.clearFault()
    expect(await school.adapter.findPerson('31001', read())).toMatchObject({ services: [2] })
  })

  it('never takes back a group that was held before it', async () => {
    const school = await aSchool()
    await school.server.injectFault('refuses', 'changes')
    await expect(school.adapter.enrol('31003', 1, write())).rejects.toMatchObject({ code: 'rejected' })
    await school.server.clearFault()
    expect(changesIn(school)).toEqual(['addPersons'])
    expect(await school.adapter.findPerson('31003', read())).toMatchObject({ services: [2] })
  })

  it('whose effect does not show is not told as done', async () => {
    const school = await aSchool()
    const { http } = memoryKit()
    const { adapter } = anAdapter({
      settings: { baseUrl: school.server.origin },
      http: {
        // Something between us says yes and does nothing.
        send: async (request) => (String(request.url).endsWith('Persons') ? aYes() : http.send(request)),
      },
    })
    await expect(adapter.enrol('31001', 2, write())).rejects.toMatchObject({ code: 'unknown-outcome' })
  })

  it('that waits behind another is not begun once its deadline passed', async () => {
    const school = await aSchool()
    const first = new AbortController()
    const second = new AbortController()
    await school.server.injectFault('hangs')
    const ahead = school.adapter.enrol('31001', 1, write(first.signal))
    const behind = school.adapter.enrol('31002', 1, write(second.signal))
    second.abort()
    await expect(behind).rejects.toMatchObject({ code: 'unreachable' })
    first.abort()
    await expect(ahead).rejects.toMatchObject({ code: 'unreachable' })
    expect(school.server.requests.filter((request) => request.text().includes('31002'))).toEqual([])
  })

  it('of many at once is made of every one', async () => {
    const school = await aSchool()
    const codes = ['31001', '31002', '31003', 'B7C2D', '00042']
    await Promise.all(codes.map((code) => school.adapter.enrol(code, 1, write())))
    for (const code of codes) {
      expect(await school.adapter.findPerson(code, read())).toMatchObject({ services: [1, 2, 3] })
    }
  })
})

describe('the doors', () => {
  const doors = ['12', '13']

  it('are not told where the settings name none', async () => {
    const school = await aSchool()
    await school.adapter.enrol('31001', 2, write())
    expect(school.asked()).not.toContain('reapplication')
  })

  it('are told again by the same act, even when the groups were right', async () => {
    const school = await aSchool({ doors })
    await school.adapter.enrol('31001', 2, write())
    await school.adapter.enrol('31001', 2, write())
    const told = school.server.requests.filter(({ path }) => path.endsWith('/reapplication'))
    expect(told.map((request) => request.json())).toEqual([
      { personIds: '101', doorIndexCodes: '12,13', ImmediateDownload: 0 },
      { personIds: '101', doorIndexCodes: '12,13', ImmediateDownload: 0 },
    ])
  })

  it('that cannot be told after a change leave its outcome open', async () => {
    const school = await aSchool()
    const { http } = memoryKit()
    const { adapter } = anAdapter({
      settings: { baseUrl: school.server.origin, doors },
      http: {
        async send(request) {
          if (String(request.url).endsWith('/reapplication')) await school.server.injectFault('refuses')
          return http.send(request)
        },
      },
    })
    await expect(adapter.enrol('31001', 2, write())).rejects.toMatchObject({ code: 'unknown-outcome' })
    await expect(adapter.enrol('31001', 2, write())).rejects.toMatchObject({ code: 'rejected' })
  })
})

describe('looking persons up', () => {
  const lists = (school: AccessFixture) => school.asked().filter((path) => path === 'personList').length

  it('reads each list once while it is fresh, however many ask', async () => {
    let now = Date.parse('2026-01-15T13:00:00Z')
    const school = await aSchool({}, () => new Date(now))
    await Promise.all(['31001', '31002', '31003'].map((code) => school.adapter.findPerson(code, read())))
    const first = lists(school)
    expect(first).toBe(3)
    now += 14_999
    await school.adapter.findPerson('B7C2D', read())
    expect(lists(school)).toBe(first)
    now += 1
    await school.adapter.findPerson('B7C2D', read())
    expect(lists(school)).toBe(2 * first)
  })

  it('sees our own change at once', async () => {
    const at = new Date('2026-01-15T13:00:00Z')
    const { adapter } = await aSchool({}, () => at)
    expect(await adapter.findPerson('31001', read())).toMatchObject({ services: [] })
    await adapter.enrol('31001', 3, write())
    expect(await adapter.findPerson('31001', read())).toMatchObject({ services: [3] })
    await adapter.withdraw('31001', 3, write())
    expect(await adapter.findPerson('31001', read())).toMatchObject({ services: [] })
  })
})
