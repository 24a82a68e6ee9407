import type { Translate } from '../i18n.ts'
import { textOr } from './student-file/student-file.ts'

/** A way to pay as a list has it: 'Matrículas'; what only that school has stays as it is configured. */
export function instanceLabel(instance: string, t: Translate): string {
  return textOr('office.instance', instance, t)
}

/** The same within a sentence: 'el proveedor de matrículas'. */
export function providerLabel(instance: string, t: Translate): string {
  const label = textOr('office.provider', instance, t)
  return label === instance ? t('office.actor.provider', { name: instance }) : label
}
