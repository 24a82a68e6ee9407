/** What these scripts weigh for a browser that takes gzip alone, as all were sent before brotli, in bytes. */
export async function bytesByGzip(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(sizeByGzip))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeByGzip(address: string): Promise<number> {
  const { headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
  return Number(headers.get('content-length'))
}
