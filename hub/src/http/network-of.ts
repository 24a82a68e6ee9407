import ipaddr from 'ipaddr.js'

/** Counted together: who comes without an address makes up no network of their own. */
const noAddress = 'unknown'

/**
 * The network that a limit counts: an IPv4 address as it is, of an IPv6 address its first 64 bits, since one customer
 * of a carrier has all of them (access-18). A port, which some proxies write, is none of it.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address)
  if (!ipaddr.isValid(bare)) return noAddress
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return prefixOf(parsed, 64)
}

/**
 * What the networks of one customer of IPv6 have in common, who may be given a /56 or a /48 and comes from another /64
 * as often as they like; null where there is nothing wider, as with IPv4.
 */
export function widerNetworkOf(address: string): string | null {
  const bare = withoutPort(address)
  if (!ipaddr.isValid(bare)) return null
  const parsed = ipaddr.process(bare)
  return parsed instanceof ipaddr.IPv4 ? null : prefixOf(parsed, 48)
}

function prefixOf(address: ipaddr.IPv6, bits: 48 | 64): string {
  const prefix = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`)
  return `${prefix.toString()}/${bits}`
}

const bracketed = /^\[(?<address>.+)\](?::\d+)?$/
const withPort = /^(?<address>[^:]+):\d+$/

function withoutPort(address: string): string {
  return (bracketed.exec(address) ?? withPort.exec(address))?.groups?.['address'] ?? address
}

/**
 * How many times what one network may a /48 may: a customer of IPv6 has a whole one, or only 64 bits of it beside
 * thousands of a carrier's telephones, so it is neither one home nor all of them.
 */
export const timesOfWiderNetwork = 8
