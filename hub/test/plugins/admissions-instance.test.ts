import type { Admission, SisAdapter } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { BootFailure, startPlugins } from '../../src/plugins/index.ts'
import {
  aVendor,
  entryOf,
  fails,
  lifecycleOf,
  pluginOf,
} from '@matricula/hub/testing/plugins/pretend-plugins'
import type { Vendor } from '@matricula/hub/testing/plugins/pretend-plugins'
import { asking, running, surroundings } from '@matricula/hub/testing/plugins/running-plugins'

describe('an instance of sis called admissions', () => {
  it('answers for admissions, and `main` for everything else', async () => {
    const [main, beside] = [aVendor(), aVendor()]
    const { plugins } = await running(
      entryOf(aSis(main, 'the-school')),
      entryOf(aSis(beside, 'the-applicants'), { name: 'admissions' }),
    )
    const { sis } = plugins
    expect(sis.supports).toEqual({ admissions: true })
    expect(await sis.admissions?.find('1', asking())).toMatchObject({ id: 'the-applicants' })
    expect((await sis.admissions?.list({ size: 9 }, asking()))?.items).toMatchObject([
      { id: 'the-applicants' },
    ])
    expect(await sis.findGuardian('1', asking())).toMatchObject({ id: 'the-school' })
    expect(plugins.view().map(({ instance }) => instance)).toEqual(['sis.main', 'sis.admissions'])
  })

  it('gives its admissions to a `main` that has none', async () => {
    const { plugins } = await running(
      entryOf(aSisWithoutAdmissions()),
      entryOf(aSis(aVendor(), 'the-applicants'), { name: 'admissions' }),
    )
    expect(plugins.sis.supports).toEqual({ admissions: true })
    expect(await plugins.sis.admissions?.find('1', asking())).toMatchObject({ id: 'the-applicants' })
  })

  it('leaves the students alone when it is down', async () => {
    const beside = aVendor()
    beside.meet = fails('unreachable')
    const { plugins } = await running(
      entryOf(aSis(aVendor(), 'the-school')),
      entryOf(aSis(beside, 'the-applicants'), { name: 'admissions' }),
    )
    await expect(plugins.sis.admissions?.find('1', asking())).rejects.toMatchObject({ code: 'unreachable' })
    expect(await plugins.sis.findGuardian('1', asking())).toMatchObject({ id: 'the-school' })
  })

  it('stops the boot when its plugin has no admissions', async () => {
    const entries = [
      entryOf(aSis(aVendor(), 'the-school')),
      entryOf(aSisWithoutAdmissions(), { name: 'admissions' }),
    ]
    const failure = await startPlugins({ ...surroundings().deps, entries }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BootFailure)
    expect(failure).toMatchObject({ problems: ['plugins.sis.admissions: pretend-sis no tiene admisiones'] })
  })
})

function aSis(vendor: Vendor, name: string) {
  const admission: Admission = {
    id: name,
    code: null,
    firstNames: '',
    lastNames: '',
    status: 'applied',
    grade: '',
    enrollmentYear: '',
  }
  return pluginOf('sis', (): SisAdapter => ({
    ...studentsOf(vendor, name),
    supports: Object.freeze({ admissions: true }),
    admissions: {
      list: async () => ({ items: [admission], next: null }),
      async find(_id, { signal }) {
        await vendor.meet(signal)
        return admission
      },
    },
  }))
}

function aSisWithoutAdmissions() {
  return pluginOf('sis', (): SisAdapter => ({
    ...studentsOf(aVendor(), 'the-school'),
    supports: Object.freeze({ admissions: false }),
  }))
}

function studentsOf(vendor: Vendor, name: string): Omit<SisAdapter, 'supports' | 'admissions'> {
  return {
    ...lifecycleOf(vendor),
    listStudents: async () => ({ items: [], next: null }),
    findStudent: async () => null,
    customFields: async () => null,
    relationships: async () => [],
    emergencyContacts: async () => [],
    findGuardian: async () => ({ id: name, firstNames: '', lastNames: '', document: null }),
    guardianContacts: async () => [],
  }
}
