import ipaddr from 'ipaddr.js'

/**
 * The network that a limit counts: an IPv4 address as it is, of an IPv6 address its first 64 bits, since one customer
 * of a carrier has all of them (readings 2.1). What is no address is its own network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`
}
