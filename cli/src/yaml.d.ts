/** A file of texts, which the build and the tests compile (texts/compile.js). */
declare module '*.yaml' {
  import type { CompiledMessage } from 'icu-minify/format'

  const load: (area: string) => Readonly<Record<string, CompiledMessage>>
  export default load
}
