declare module 'virtual:first-texts' {
  const texts: { 'es-CO': Record<string, string>; en: Record<string, string> }
  export default texts
}
