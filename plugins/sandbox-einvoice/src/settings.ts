import Joi from 'joi'
import type { SwitchField } from '@matricula/contract/sandbox'

/** How the tax authority behaves. */
export type Switches = {
  /** Seconds until it answers. */
  readonly waitSeconds: number
  /** Whoever the payer is. */
  readonly rejectsAll: boolean
}

export const switchesSchema = Joi.object<Switches>({
  waitSeconds: Joi.number().integer().min(0).max(86_400).default(3),
  rejectsAll: Joi.boolean().default(false),
})

export const switchFields: readonly SwitchField[] = [
  {
    name: 'waitSeconds',
    as: 'number',
    label: {
      'es-CO': 'Segundos hasta la respuesta de la DIAN',
      en: 'Seconds until the tax authority answers',
    },
  },
  {
    name: 'rejectsAll',
    as: 'flag',
    label: { 'es-CO': 'La DIAN rechaza todo', en: 'The tax authority rejects everything' },
  },
]

export interface Settings {
  /** The school's, without its check digit. */
  readonly nit: string
  /** Of the authorised range of numbers. */
  readonly prefix: string
  readonly from: number
  readonly to: number
  /** Of the range: in the CUFE of every invoice. */
  readonly technicalKey: string
  /** Of the software: in the CUDE of every credit note. */
  readonly pin: string
  /** Whether it issues credit notes from outside its own pages. */
  readonly creditNotes: boolean
  /** The name on its pages and on its documents. */
  readonly title: string
  readonly switches: Switches
}

export const settings = Joi.object<Settings>({
  nit: Joi.string()
    .pattern(/^\d{7,10}$/, 'digits')
    .default('900123456'),
  prefix: Joi.string()
    .pattern(/^[A-Z0-9]{0,4}$/, 'at most four letters and digits')
    .allow('')
    .default('SETP'),
  from: Joi.number().integer().min(1).default(990_000_001),
  to: Joi.number().integer().min(Joi.ref('from')).default(995_000_000),
  technicalKey: Joi.string().min(16).required().meta({ secret: true }),
  pin: Joi.string().min(5).required().meta({ secret: true }),
  creditNotes: Joi.boolean().default(true),
  title: Joi.string().default('Facturación electrónica de prueba'),
  switches: switchesSchema.default(),
})
