const longForms: Readonly<Record<string, string>> = {
  av: 'avenida',
  ave: 'avenida',
  avda: 'avenida',
  ac: 'avenida calle',
  ak: 'avenida carrera',
  autop: 'autopista',
  cl: 'calle',
  cll: 'calle',
  cr: 'carrera',
  cra: 'carrera',
  kr: 'carrera',
  kra: 'carrera',
  dg: 'diagonal',
  diag: 'diagonal',
  tv: 'transversal',
  trans: 'transversal',
  cc: 'centro comercial',
  urb: 'urbanizacion',
  vda: 'vereda',
}

/** What was typed, comparable: lower case, no accents, words apart by one space, road words written out. */
export function fold(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // '127a' and 'cra7' stay readable as a number with its letter and a word with its number.
    .replace(/(\p{L}{2,})(\d)/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return words.map((word) => (Object.hasOwn(longForms, word) ? longForms[word] : word)).join(' ')
}
