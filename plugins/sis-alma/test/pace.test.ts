import { memoryKit } from '@matricula/contract/kit'
import { PluginFault } from '@matricula/contract'
import type { Http, HttpRequest, HttpResponse } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { plugin } from '../src/index.ts'
import { account, aRead, challenge, origin, recorded, root } from './support/recorded-alma.ts'

describe('a page of many students', () => {
  it('is read with no more calls at once than the settings allow', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      id: `s${index + 10}`,
      districtId: `2010${index}`,
      status: 'Active',
    }))
    const vendor = aSlowVendor({ ...recorded('lists'), [list]: { response: many } })
    const alma = anAlma(vendor)
    const { items } = await alma.listStudents({ size: 12 }, aRead())
    expect(items).toHaveLength(12)
    expect(vendor.most()).toBe(3)
  })

  it('asks for nothing more once it has failed', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ id: `s${index + 10}`, status: 'Active' }))
    const vendor = aSlowVendor({
      ...recorded('lists'),
      [list]: { response: many },
      '/students/s10/custom-fields': { response: 'none' },
    })
    const alma = anAlma(vendor)
    await expect(alma.listStudents({ size: 50 }, aRead())).rejects.toMatchObject({ code: 'unreachable' })
    const asked = vendor.calls()
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(vendor.calls()).toBe(asked)
    expect(asked).toBeLessThan(20)
  })
})

const list = '/students?status%5B%5D=Active&status%5B%5D=Locked'

function anAlma(http: Http) {
  const kit = memoryKit({ http })
  const pace = { callsPerSecond: 1000, callsAtOnce: 3, studentsPerPage: 50 }
  const given = { baseUrl: origin, school: 'colegiodemo', ...account, ...pace }
  return plugin.create(plugin.settings.validate(given).value, kit)
}

/** Answers each call a turn of the event loop later, and notes how many were under way together. */
function aSlowVendor(answers: Readonly<Record<string, unknown>>) {
  let underWay = 0
  let most = 0
  let calls = 0
  return {
    calls: () => calls,
    most: () => most,
    async send({ url, headers, signal }: HttpRequest): Promise<HttpResponse> {
      if (signal.aborted) throw new PluginFault('unreachable', 'the deadline passed before the call')
      calls += 1
      most = Math.max(most, (underWay += 1))
      await new Promise((resolve) => setImmediate(resolve))
      underWay -= 1
      const { pathname, search } = new URL(url)
      if (headers?.['authorization'] === undefined)
        return answerOf(401, {}, { 'www-authenticate': challenge })
      return answerOf(200, answers[`${pathname}${search}`.slice(root.length)] ?? { response: [] })
    },
  }
}

function answerOf(status: number, value: unknown, headers: HttpResponse['headers'] = {}): HttpResponse {
  const text = JSON.stringify(value)
  return { status, headers, body: new TextEncoder().encode(text), text: () => text, json: () => value }
}
