import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { firstTexts } from './src/build/first-texts.ts'
import { precompress } from './src/build/precompress.ts'
import { preloadOffice } from './src/build/preload-office.ts'
import { prerenderLogin } from './src/build/prerender-login.ts'

const hub = process.env['HUB_URL'] ?? 'http://127.0.0.1:3000'

const alone = { includeDependenciesRecursively: false }
const own =
  /console\/src\/(?!office|parents|components\/(?:map|price|pay-links|splits|confirm-button)|typed-pesos)|hub\/api\/(?!lists|every-of|pesos)|icu-minify|first-texts/
/** What the wizard has of paying in common with the pages of other payments. */
const paying =
  /console\/src\/parents\/(?:pay\/(?:pay-refused|payer-(?!dialog\.)|attempt-key|continue-payment)|checkout\/(?:poll-policy|payment-events|use-payment)|payers\/invoice-part-chunk|family\/return-to-family|transport\/unconfirmed|wizard\/(?:quote-request|same-choices|draft-store|unsaved-draft|use-wizard-data|student-session))/
/** Around each page that stands by itself. */
const page = /console\/src\/parents\/(?:page-(?:head|foot|title)|use-(?:season|focus-on-mount))\./

// What screens share comes in few pieces: a chunk of its own for each part would cost a request and a task each.
const chunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
  { name: 'municipalities', test: /hub\/api\/municipalities\./, priority: 5, ...alone },
  { name: 'invoice-payer', test: /hub\/api\/invoice-payer\./, priority: 5, ...alone },
  { name: 'base', test: own, tags: ['$initial' as const], minShareCount: 3, priority: 4, ...alone },
  { name: 'shared', test: own, minShareCount: 3, priority: 3, ...alone },
  { name: 'paying', test: paying, minShareCount: 2, priority: 3, ...alone },
  { name: 'page', test: page, minShareCount: 2, priority: 3, ...alone },
  {
    name: 'office',
    test: /console\/src\/office\/(?!first-calls|page-files|screens\.)|hub\/api\/(?:lists|every-of)\./,
    minShareCount: 4,
    priority: 2,
    ...alone,
  },
  {
    name: 'office-parts',
    test: /node_modules\/(?!react|scheduler|icu-minify|@formatjs|cookie|set-cookie|ol\/|papaparse)/,
    minShareCount: 6,
    priority: 1,
    ...alone,
  },
]

const unused = /node_modules\/(?:papaparse|error-stack-parser|stackframe|react-markdown|remark-gfm)\//

export default defineConfig({
  plugins: [react(), firstTexts(), prerenderLogin(), preloadOffice(), precompress()],
  resolve: {
    // Packages of this repository come from their sources.
    conditions: ['matricula-src', ...defaultClientConditions],
    alias: [
      {
        find: /^fflate$/,
        replacement: path.resolve(import.meta.dirname, 'src/office/list/zip-without-worker.ts'),
      },
      {
        find: /^\.\/FilterDropdown$/,
        replacement: path.resolve(import.meta.dirname, 'src/build/no-column-filters.ts'),
      },
      {
        find: /^\.[./]*\/(?:(?:control|interaction)\/defaults|render\/canvas\/(?:style|hitdetect))\.js$/,
        replacement: path.resolve(import.meta.dirname, 'src/build/no-unused-map-parts.ts'),
      },
      {
        find: /^side-channel$/,
        replacement: path.resolve(import.meta.dirname, 'src/build/side-channel.cjs'),
      },
    ],
  },
  ssr: { resolve: { conditions: ['matricula-src', ...defaultServerConditions] } },
  build: {
    // What the sign-in page recommends to families, as far as module scripts reach.
    target: ['chrome79', 'firefox67', 'safari12'],
    // The scenes come with the styles, so that the sign-in page is painted whole.
    assetsInlineLimit: (file) => file.includes('/login/scenes/'),
    // Browsers that know no preloading load the same without it.
    modulePreload: { polyfill: false },
    // Two documents, one build: families never download the office.
    rolldownOptions: {
      input: ['index.html', 'office.html'],
      output: { codeSplitting: { groups: chunks } },
      // What Refine imports for hooks that no screen calls, and for its developer tools.
      treeshake: { moduleSideEffects: [{ test: unused, sideEffects: false }] },
    },
    sourcemap: true,
    // Which chunk needs which, for the test of what a family downloads.
    manifest: true,
  },
  server: { proxy: { '/api': hub } },
})
