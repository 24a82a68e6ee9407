import { expect, it } from 'vitest'
import { addAccount, signInAs } from '@matricula/hub/testing/new-account'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { ask, review } from './a-discount.ts'

it('A discount is not reviewed with an account that who asked for it has made', async () => {
  const hub = await runHub()
  const admin = await signInStaff(hub, 'admin')
  const { id } = (await ask(admin)).body
  await addAccount(admin, 'segunda', ['finance'])

  const refused = await review(await signInAs(hub, 'segunda'), id)

  expect([refused.status, problemOf(refused).code]).toEqual([409, 'NOT_INDEPENDENT'])
  expect((await review(await signInStaff(hub, 'finance'), id)).status).toBe(200)
})
