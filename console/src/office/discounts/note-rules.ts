import type { FormRule } from 'antd'
import type { Translate } from '../../i18n.ts'

/** A note says something: the hub wants three letters at least. */
export function noteRules(t: Translate): FormRule[] {
  return [
    { required: true, whitespace: true, message: t('office.discounts.noteMissing') },
    { min: 3, message: t('office.discounts.noteShort') },
  ]
}
