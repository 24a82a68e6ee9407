import { describe, expect, it } from 'vitest'
import { changeOf } from '../../../src/office/users/change-of.ts'
import type { StaffRole } from '../../../src/office/roles.ts'

const user: { roles: StaffRole[] } = { roles: ['finance', 'it'] }

describe('What the hub is told of a changed account', () => {
  it('is the name alone when nothing else changed, so that no session ends for it', () => {
    expect(changeOf(user, { name: ' Ana Ruiz ', roles: ['it', 'finance'], password: '' })).toEqual({
      name: 'Ana Ruiz',
    })
  })

  it('has the roles and the password when they changed', () => {
    expect(changeOf(user, { name: 'Ana', roles: ['it'], password: 'una muy larga' })).toEqual({
      name: 'Ana',
      roles: ['it'],
      password: 'una muy larga',
    })
  })
})
