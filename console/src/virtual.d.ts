declare module 'virtual:first-texts' {
  import type { Texts } from './i18n.ts'

  const texts: Readonly<Record<'es-CO' | 'en', Texts>>
  export default texts
}
