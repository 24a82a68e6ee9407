import { describe, expect, it } from 'vitest'
import { plugin } from '../src/index.ts'
import { anAccounting, aRead } from './support/an-accounting.ts'

describe('the settings', () => {
  it('may be left out', () => {
    expect(plugin.settings.validate({})).toEqual({
      value: { seed: 2025, project: '2025-2026', students: 600 },
    })
  })

  it.each([{ project: '2025' }, { project: '2025-2027' }, { seed: -1 }, { seeds: 1 }])(
    'refuse %j',
    (wrong) => {
      expect(plugin.settings.validate(wrong).error).toBeDefined()
    },
  )
})

describe('projects', () => {
  it('run from 2020-2021 to the open one, which alone is active', async () => {
    const projects = await anAccounting().projects(aRead())
    expect(projects.map(({ code, active }) => [code, active])).toEqual([
      ['2020-2021', false],
      ['2021-2022', false],
      ['2022-2023', false],
      ['2023-2024', false],
      ['2024-2025', false],
      ['2025-2026', true],
    ])
  })

  it('follow the settings into another year, with its prices and the transport of the year before', async () => {
    const accounting = anAccounting({ project: '2026-2027' })
    const projects = await accounting.projects(aRead())
    expect(projects.filter(({ active }) => active).map(({ code }) => code)).toEqual(['2026-2027'])
    const query = { studentCode: '10001', gradeKey: 'ONCE', antiquity: 'old', project: '2026-2027' }
    expect(await accounting.studentPrices(query, aRead())).toHaveLength(16)
    expect(await accounting.lastTransportCharge('C10005', aRead())).toMatchObject({ project: '2025-2026' })
  })
})
