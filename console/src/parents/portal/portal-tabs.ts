export const PORTAL_TABS = ['invoices', 'enrollments', 'history'] as const
export type PortalTab = (typeof PORTAL_TABS)[number]

/** The section an address asks for; who comes back from the provider lands where the payment began. */
export function tabOf(search: URLSearchParams): PortalTab {
  const wanted = search.get('tab')
  const arrived = search.has('family') ? 'enrollments' : 'invoices'
  return PORTAL_TABS.find((tab) => tab === wanted) ?? arrived
}
