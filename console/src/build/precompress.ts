import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const byBrotli = promisify(brotliCompress)
const byGzip = promisify(gzip)
const compressible = /\.(?:js|css|svg|json)$/

/** Writes each asset twice more, compressed once and as well as brotli and gzip can; the hub sends those as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    async writeBundle({ dir = '' }, bundle) {
      const assets = Object.keys(bundle).filter((file) => compressible.test(file))
      await Promise.all(assets.map((file) => compressFile(path.join(dir, file))))
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await byBrotli(content, { params }))
  await writeFile(`${file}.gz`, await byGzip(content, { level: 9 }))
}
