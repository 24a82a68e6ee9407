/** A file of texts, which the build and the tests compile (texts/compile.js). */
declare module '*.yaml' {
  import type { CompiledMessage } from 'icu-minify/format'

  const load: () => Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>
  export default load
}
