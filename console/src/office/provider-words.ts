import type { Translate } from '../i18n.ts'
import { inWords } from './student-file/student-file.ts'

/** A way to pay as a list has it: 'Matrículas'; what only that school has stays as it is configured. */
export function instanceWords(instance: string, text: Translate): string {
  return inWords('office.instance', instance, text)
}

/** The same within a sentence: 'el proveedor de matrículas'. */
export function providerWords(instance: string, text: Translate): string {
  const said = inWords('office.provider', instance, text)
  return said === instance ? text('office.actor.provider', { name: instance }) : said
}
