import type { FormRule } from 'antd'
import type { Translate } from '../../i18n.ts'

/** A note says something: the hub wants three letters at least. */
export function noteRules(text: Translate): FormRule[] {
  return [
    { required: true, whitespace: true, message: text('office.discounts.noteMissing') },
    { min: 3, message: text('office.discounts.noteShort') },
  ]
}
