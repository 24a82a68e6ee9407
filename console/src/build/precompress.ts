import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(gzip)
const compressible = /\.(?:js|css|svg|json)$/

/** Writes each asset a second time, compressed once and as well as gzip can; the hub sends that one as it is. */
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
  await writeFile(`${file}.gz`, await compress(await readFile(file), { level: 9 }))
}
