import { describe, expect, it } from 'vitest'
import { networkOf, widerNetworkOf } from '../../src/http/network-of.ts'

describe('The network that a limit counts', () => {
  it.each([
    ['190.24.10.7', '190.24.10.7'],
    ['::ffff:190.24.10.7', '190.24.10.7'],
    ['::FFFF:be18:a07', '190.24.10.7'],
    ['2800:484:1a:9f00:1:2:3:4', '2800:484:1a:9f00::/64'],
    ['2800:0484:001a:9f00:ffff::1', '2800:484:1a:9f00::/64'],
    ['2800:484::1', '2800:484::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['203.0.113.61:40000', '203.0.113.61'],
    ['[2800:484:1a:9f00:1:2:3:4]:40000', '2800:484:1a:9f00::/64'],
    ['[2800:484:1a:9f00:1:2:3:4]', '2800:484:1a:9f00::/64'],
    ['[::ffff:190.24.10.7]:443', '190.24.10.7'],
    ['unknown', 'unknown'],
    ['', 'unknown'],
    ['203.0.113.61:port', 'unknown'],
    ['_gazonk:40000', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('The wider network around it', () => {
  it.each([
    ['2800:484:1a:9f00:1:2:3:4', '2800:484:1a::/48'],
    ['[2800:484:1a:1::1]:40000', '2800:484:1a::/48'],
    ['190.24.10.7', null],
    ['::ffff:190.24.10.7', null],
    ['unknown', null],
  ])('of %s is %s', (address, wider) => {
    expect(widerNetworkOf(address)).toBe(wider)
  })
})
