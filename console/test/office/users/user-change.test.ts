import { describe, expect, it } from 'vitest'
import { userChangeOf } from '../../../src/office/users/user-change.ts'
import type { StaffRole } from '../../../src/office/roles.ts'

const user: { roles: StaffRole[] } = { roles: ['finance', 'it'] }

describe('The change of an account that is sent to the hub', () => {
  it('is the name alone when nothing else changed, so that no session ends for it', () => {
    expect(userChangeOf(user, { name: ' Ana Ruiz ', roles: ['it', 'finance'], password: '' })).toEqual({
      name: 'Ana Ruiz',
    })
  })

  it('has the roles and the password when they changed', () => {
    expect(userChangeOf(user, { name: 'Ana', roles: ['it'], password: 'una muy larga' })).toEqual({
      name: 'Ana',
      roles: ['it'],
      password: 'una muy larga',
    })
  })
})
