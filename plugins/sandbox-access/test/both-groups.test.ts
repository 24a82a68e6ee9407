import { describe, expect, it } from 'vitest'
import type { Memo } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import { aRead, aSystem, aWrite } from './support/a-system.ts'

const refusing = { secondGroup: 'refuses' }
const sticking = { secondGroup: 'refuses-and-sticks' }

describe('service 1 when the second group fails', () => {
  it('enrols in neither group', async () => {
    const { access } = aSystem({ settings: refusing })
    await expect(access.enrol('10001', 1, aWrite('k1'))).rejects.toMatchObject({ code: 'rejected' })
    expect((await access.findPerson('10001', aRead()))?.services).toEqual([])
  })

  it('leaves the lunch that was held before', async () => {
    const { access } = aSystem({ settings: refusing })
    await access.enrol('10001', 2, aWrite('k1'))
    await expect(access.enrol('10001', 1, aWrite('k2'))).rejects.toMatchObject({ code: 'rejected' })
    expect((await access.findPerson('10001', aRead()))?.services).toEqual([2])
  })

  it('withdraws from neither group', async () => {
    const healthy = aSystem()
    await healthy.access.enrol('10001', 1, aWrite('k1'))
    const { access } = aSystem({ settings: refusing, memo: healthy.memo })
    await expect(access.withdraw('10001', 1, aWrite('k2'))).rejects.toMatchObject({ code: 'rejected' })
    expect((await access.findPerson('10001', aRead()))?.services).toEqual([1, 2, 3])
  })

  it('says that the outcome is unknown when the first group cannot be taken back', async () => {
    const { access } = aSystem({ settings: sticking })
    await expect(access.enrol('10001', 1, aWrite('k1'))).rejects.toMatchObject({ code: 'unknown-outcome' })
    expect((await access.findPerson('10001', aRead()))?.services).toEqual([2])
  })

  it('completes under the same key once the group accepts again', async () => {
    const broken = aSystem({ settings: sticking })
    await expect(broken.access.enrol('10001', 1, aWrite('k1'))).rejects.toThrow('one group changed')
    const { access } = aSystem({ memo: broken.memo })
    expect((await access.enrol('10001', 1, aWrite('k1'))).services).toEqual([1, 2, 3])
  })

  it('never shows half of service 1 to a look in between', async () => {
    const { memo, release } = withHeldDeletes(memoryKit().memo)
    const { access } = aSystem({ settings: refusing, memo })
    const enrolling = access.enrol('10001', 1, aWrite('k1')).catch(() => null)
    await everythingElse()
    const look = access.findPerson('10001', aRead())
    await everythingElse()
    release()
    expect((await look)?.services).toEqual([])
    await enrolling
  })
})

/** A memo whose deletes wait until they are released: the lunch is held while it is being taken back. */
function withHeldDeletes(memo: Memo): { memo: Memo; release: () => void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    memo: { ...memo, delete: async (key) => released.then(() => memo.delete(key)) },
    release: () => release(),
  }
}

/** Lets all that can go on without a release go on. */
function everythingElse(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
