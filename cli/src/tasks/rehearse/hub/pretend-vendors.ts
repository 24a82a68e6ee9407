import type { School } from './hub-folder.ts'

/**
 * Who stands around a rehearsed hub, whatever config/plugins.yaml names: the school's own vendors must not hear of a
 * season that is not, and their secrets have no place in it.
 */
export function pretendVendors({ students, seed }: School) {
  const secret = 'a rehearsal has no secret'
  return {
    sis: { main: { use: 'sandbox-sis', required: true, settings: { seed, students } } },
    accounting: { main: { use: 'sandbox-accounting', required: true, settings: { seed } } },
    accessControl: { main: { use: 'sandbox-access' } },
    maps: { main: { use: 'sandbox-maps' } },
    payments: {
      card: { use: 'sandbox-payments', required: true, settings: { merchant: 'rehearsal', secret } },
      invoices: { use: 'sandbox-payments', settings: { merchant: 'rehearsal-invoices', secret } },
    },
    esign: { main: { use: 'sandbox-esign', settings: { account: 'rehearsal', secret } } },
    notices: { main: { use: 'sandbox-notices' } },
  }
}
