import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstTexts } from './src/build/first-texts.ts'
import { prerenderLogin } from './src/build/prerender-login.ts'

const hub = process.env['HUB_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), firstTexts(), prerenderLogin()],
  build: {
    // What the sign-in page recommends to families, as far as module scripts reach.
    target: ['chrome79', 'firefox67', 'safari12'],
    assetsInlineLimit: 0,
    sourcemap: true,
  },
  server: { proxy: { '/api': hub } },
})
