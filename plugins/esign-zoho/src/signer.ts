import { PluginFault } from '@matricula/contract'
import type { TemplateSettings } from './settings.ts'

interface Action {
  readonly action_type: string
  readonly role: string
  readonly recipient_email: string
}

/**
 * The action of the family among those of a template or a request. The pseudo-recipient behind "Prefill by you" is
 * nobody's.
 */
export function signerAmong<A extends Action>(
  actions: readonly A[],
  { role }: Pick<TemplateSettings, 'role'>,
): A | null {
  const signers = actions.filter((action) => action.action_type === 'SIGN' && !isPrefill(action))
  // Where the answer names no role, the first signer is the family: the school countersigns.
  return signers.find((action) => action.role === role) ?? signers[0] ?? null
}

/** The same in a template, where a guess would send a contract to the wrong person: `invalid` when it isn't clear. */
export function signerOfTemplate<A extends Action>(actions: readonly A[], { role }: TemplateSettings): A {
  const signers = actions.filter(
    (action) =>
      action.action_type === 'SIGN' && (role === undefined ? !isPrefill(action) : action.role === role),
  )
  const [signer, another] = signers
  if (signer !== undefined && another === undefined) return signer
  throw new PluginFault('invalid', "the template has not one signer of the role in the settings' template", {
    field: 'role',
  })
}

function isPrefill({ recipient_email: email }: Action): boolean {
  return /@zohosign\.com$/i.test(email)
}
