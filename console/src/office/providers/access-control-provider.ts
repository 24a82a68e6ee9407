import type { AccessControlProvider } from '@refinedev/core'
import type { Call } from '../api/call.ts'
import { read } from '../api/call.ts'
import { queryClient } from './query-client.ts'

/** Whether this person may make a call, which Refine's action names. It is the hub that decides, at every call. */
export const accessControlProvider: AccessControlProvider = {
  async can({ action }) {
    const open = await queryClient.fetchQuery({ queryKey: ['permissions'], queryFn: readPermissions })
    return { can: open.some((call) => call === action) }
  },
}

async function readPermissions(): Promise<readonly Call[]> {
  const { doors } = await read('GET /api/session/doors')
  return doors as readonly Call[]
}
