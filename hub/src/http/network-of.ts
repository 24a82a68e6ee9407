import ipaddr from 'ipaddr.js'

/** Counted together: who comes without an address makes up no network of their own. */
const noAddress = 'unknown'

/**
 * The network that a limit counts: an IPv4 address as it is, of an IPv6 address its first 64 bits, since one customer
 * of a carrier has all of them (readings 2.1). A port, which some proxies write, is none of it.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address)
  if (!ipaddr.isValid(bare)) return noAddress
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`
}

const bracketed = /^\[(?<address>.+)\](?::\d+)?$/
const withPort = /^(?<address>[^:]+):\d+$/

function withoutPort(address: string): string {
  return (bracketed.exec(address) ?? withPort.exec(address))?.groups?.['address'] ?? address
}
