import type { StaffRole } from '../src/http/caller.ts'
import { signInStaff } from './staff.ts'
import type { TestHub } from './test-hub.ts'
import { type Answer, Visitor } from './visitor.ts'

/** A program that sends its API key with every call and keeps no cookie. */
class Machine extends Visitor {
  readonly #key: string

  constructor(url: string, key: string) {
    super(url)
    this.#key = key
  }

  override send<T>(
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer<T>> {
    this.cookie = ''
    return super.send<T>(method, path, body, { ...headers, authorization: `Bearer ${this.#key}` })
  }
}

/** A machine whose key an administrator has just made. */
export async function comeWithKey(hub: TestHub, role: StaffRole): Promise<Visitor> {
  return new Machine(hub.visitor().url, await makeKey(hub, [role]))
}

const collectors = new WeakMap<TestHub, Visitor>()

/** The hub's numbers as its collector reads them, which comes the first time and stays. */
export async function numbersOf(hub: TestHub): Promise<string> {
  const collector = collectors.get(hub) ?? (await comeWithKey(hub, 'metrics'))
  collectors.set(hub, collector)
  const { status, text } = await collector.get('/metrics')
  if (status !== 200) throw new Error(text)
  return text
}

/** A new API key with these roles. */
export async function makeKey(hub: TestHub, roles: readonly StaffRole[]): Promise<string> {
  const admin = await signInStaff(hub, 'admin')
  const { status, text, body } = await admin.post<{ key: string }>('/api/keys', {
    name: `test ${roles.join(' ')}`,
    roles,
  })
  if (status >= 300) throw new Error(text)
  return body.key
}
