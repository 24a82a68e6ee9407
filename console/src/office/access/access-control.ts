import type { AccessControlProvider } from '@refinedev/core'
import type { Call } from '../api/call.ts'
import { screens } from '../screens.tsx'
import { authProvider } from './auth-provider.ts'

/** Whether Refine may show an act on a resource: the screen's calls, held against what the hub opens. */
export const accessControl: AccessControlProvider = {
  async can({ resource, action }) {
    const screen = screens.find(({ name }) => name === resource)
    const call = screen?.calls[action as keyof typeof screen.calls] ?? screen?.needs
    if (call === undefined) return { can: true }
    const open = (await authProvider.getPermissions?.()) as readonly Call[]
    return { can: open.includes(call) }
  },
  options: { buttons: { hideIfUnauthorized: true } },
}
