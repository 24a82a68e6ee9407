import { unwrap } from '@matricula/hub/api/answers'
import { fact } from '../fact.ts'
import { openHub, sessionOf, type Hub } from '../hub/hub-client.ts'
import { waitUntil, withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'
import { deviation } from './enrol.ts'
import { payerOf } from './submit-payment.ts'
import type { Transcript } from './transcript.ts'

const password = 'una clave de ensayo'
const timeoutSeconds = 30

/** Whoever is billed for the student makes an account, and proves the address by the mail that comes. */
export async function openGuardian(world: World, transcript: Transcript): Promise<Hub> {
  const { email, name } = payerOf(transcript.scenario.code)
  const { api } = openHub(world.access, null)
  await withRetry(world, () => unwrap(api.POST('/api/guardians', { body: { email, name, password } })))
  const token = await waitUntil(world.signal, {
    ask: () => world.vendors.secretMailedTo(email),
    is: (secret) => secret !== null,
    seconds: timeoutSeconds,
  })
  if (token === null) throw deviation(transcript, fact('one'), fact('none'))
  const { data, response } = await withRetry(world, () =>
    api.POST('/api/guardians/verify', { body: { token, password } }),
  )
  if (data === undefined) throw new Error('a sign-in has an answer')
  return openHub(world.access, sessionOf(response, data.csrfToken ?? ''))
}
