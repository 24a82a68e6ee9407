import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { firstTexts } from './src/build/first-texts.ts'
import { precompress } from './src/build/precompress.ts'
import { prerenderLogin } from './src/build/prerender-login.ts'

const hub = process.env['HUB_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), firstTexts(), prerenderLogin(), precompress()],
  resolve: {
    // Packages of this repository come from their sources.
    conditions: ['matricula-src', ...defaultClientConditions],
    alias: [
      {
        find: /^fflate$/,
        replacement: path.resolve(import.meta.dirname, 'src/office/list/zip-without-worker.ts'),
      },
    ],
  },
  ssr: { resolve: { conditions: ['matricula-src', ...defaultServerConditions] } },
  build: {
    // What the sign-in page recommends to families, as far as module scripts reach.
    target: ['chrome79', 'firefox67', 'safari12'],
    // The scenes come with the styles, so that the sign-in page is painted whole.
    assetsInlineLimit: (file) => file.includes('/login/scenes/'),
    // Two documents, one build: families never download the office.
    rolldownOptions: { input: ['index.html', 'office.html'] },
    sourcemap: true,
    // Which chunk needs which, for the test of what a family downloads.
    manifest: true,
  },
  server: { proxy: { '/api': hub } },
})
