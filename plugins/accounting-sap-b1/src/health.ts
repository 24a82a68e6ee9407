import { PluginFault, type FaultCode, type Health } from '@matricula/contract'

const words: Readonly<Partial<Record<FaultCode, Extract<Health, { is: 'down' }>>>> = {
  unreachable: { is: 'down', why: 'SAP does not answer', fix: 'look at Service Layer and the way to it' },
  throttled: { is: 'down', why: 'SAP asks for time' },
  unauthorised: {
    is: 'down',
    why: 'SAP refuses our sign-in',
    fix: 'check company, user, password and their authorisations',
  },
  unsupported: {
    is: 'down',
    why: 'the company database lacks a table or a column',
    fix: 'check the settings',
  },
}

/** How it stands after a look at SAP; it never throws. */
export async function healthAfter(probe: () => Promise<void>): Promise<Health> {
  try {
    await probe()
    return { is: 'up' }
  } catch (error) {
    const known = error instanceof PluginFault ? words[error.code] : undefined
    return known ?? { is: 'down', why: 'SAP answers strangely', fix: 'look at its log' }
  }
}
