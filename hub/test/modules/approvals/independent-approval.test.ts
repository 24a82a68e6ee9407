import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { comeWithKey } from '@matricula/hub/testing/keys'
import { addAccount, setPasswordOf, signInAs } from '@matricula/hub/testing/new-account'
import { problemOf } from '@matricula/hub/testing/problem'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { anAgreement, decide } from './a-request.ts'

const payments = ({ hub }: TestHub) => hub.app.database('payment')

const answersOf = async (who: Visitor, id: string) => {
  const answers = [
    await decide(who, id, 'approve'),
    await decide(who, id, 'refuse', { reason: 'Falta el recibo' }),
  ]
  return answers.map((answer) => [answer.status, problemOf(answer).code])
}

const notIndependent = [
  [409, 'NOT_INDEPENDENT'],
  [409, 'NOT_INDEPENDENT'],
]

describe.each(databases)('What an administrator has asked for on $name', (database) => {
  it('is not decided with an account that the same administrator has made', async () => {
    const { hub, admin, finance, confirm } = await anAgreement({ database })
    const { id } = (await confirm(admin)).body
    await addAccount(admin, 'segunda', ['finance'])

    expect(await answersOf(await signInAs(hub, 'segunda'), id)).toEqual(notIndependent)

    expect(await payments(hub)).toEqual([])
    expect((await decide(finance, id, 'approve')).body).toMatchObject({ state: 'approved' })
  })
})

describe('What an administrator has asked for', () => {
  it('is not decided with an account whose password the same administrator has set', async () => {
    const { hub, admin, confirm } = await anAgreement()
    const { id } = (await confirm(admin)).body
    await setPasswordOf(admin, 'finanzas')

    expect(await answersOf(await signInAs(hub, 'finanzas'), id)).toEqual(notIndependent)
  })

  it('is not decided with one that their account has made one with, nor where it sets its own password', async () => {
    const { hub, admin, confirm } = await anAgreement()
    const { id } = (await confirm(admin)).body
    await addAccount(admin, 'otra', ['admin'])
    const other = await signInAs(hub, 'otra')
    await addAccount(other, 'segunda', ['finance'])
    await setPasswordOf(other, 'otra')

    expect(await answersOf(await signInAs(hub, 'segunda'), id)).toEqual(notIndependent)
    expect(await answersOf(await signInAs(hub, 'otra'), id)).toEqual(notIndependent)
  })

  it('by a key is not decided with an account of their making either', async () => {
    const { hub, admin, confirm } = await anAgreement()
    const { id } = (await confirm(await comeWithKey(hub, 'finance'))).body
    await addAccount(admin, 'segunda', ['finance'])

    expect(await answersOf(await signInAs(hub, 'segunda'), id)).toEqual(notIndependent)
  })

  it('is told why, in the reader’s language', async () => {
    const { hub, admin, confirm } = await anAgreement()
    const { id } = (await confirm(admin)).body
    await addAccount(admin, 'segunda', ['finance'])
    const second = await signInAs(hub, 'segunda')

    const told = await Promise.all(
      ['es-CO', 'en'].map(async (locale) => {
        const answer = await second.post(`/api/approvals/${id}/approve`, {}, { 'accept-language': locale })
        return problemOf(answer).detail
      }),
    )

    expect(told).toEqual([
      expect.stringContaining('creó su cuenta o le puso la contraseña'),
      expect.stringContaining('made your account or set its password'),
    ])
  })
})

describe('What somebody of finance has asked for', () => {
  it('is decided by the administrator who made the account, and by another account of that making', async () => {
    const { hub, admin, confirm } = await anAgreement()
    for (const name of ['contadora', 'tesorera']) await addAccount(admin, name, ['finance'])
    const accountant = await signInAs(hub, 'contadora')
    const first = (await confirm(accountant)).body
    const treasurer = await signInAs(hub, 'tesorera')
    expect((await decide(treasurer, first.id, 'refuse', { reason: 'Falta el recibo' })).status).toBe(200)

    const { id } = (await confirm(accountant)).body

    expect((await decide(admin, id, 'approve')).body).toMatchObject({ state: 'approved' })
  })
})
