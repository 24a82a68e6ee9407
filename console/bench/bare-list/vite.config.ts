import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../../src/build/precompress.ts'

/** Built as the console is (console/vite.config.ts), so that the two can be compared. */
export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: ['chrome79', 'firefox67', 'safari12'],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: { input: ['office.html'] },
  },
})
