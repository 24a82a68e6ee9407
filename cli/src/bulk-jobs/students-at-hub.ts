import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../hub/hub.ts'

/** Names of students by their school code; a code that nobody has is left out. */
export async function namesAtHub(hub: Hub, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await unwrap(hub.api.POST('/api/people/students/by_array', { body: [...codes] }))
  return new Map(found.map((one) => [one.custom_id.toUpperCase(), `${one.first_name} ${one.last_name}`]))
}
