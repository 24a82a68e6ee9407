import { own } from '@matricula/contract'
import Joi, { type ValidationErrorItem } from 'joi'
import { fillSentence } from './sentence.ts'
import type { Locale } from './texts.ts'

/**
 * A refused value in words, `place.to.it is missing`, or `file: to.it is missing` for a place that ends so. Written
 * from the rule alone: joi's own message quotes the value, which may be a secret, or a secret under a misspelt name.
 */
export function describeProblem(place: string, item: ValidationErrorItem, locale: Locale): string {
  const path = item.path.join('.')
  const at =
    path === '' || place === '' || place.endsWith(':') ? `${place} ${path}`.trim() : `${place}.${path}`
  const sentences = rules[locale]
  return `${at} ${fillSentence(own(sentences, item.type) ?? sentences.other, locale, valuesOf(item))}`.trim()
}

function valuesOf({ context = {} }: ValidationErrorItem): Readonly<Record<string, string>> {
  const { limit, scheme, valids, invalids } = context
  return {
    limit: Joi.isRef(limit) ? limit.key : String(limit),
    scheme: String(scheme).replaceAll('|', ', '),
    valids: listed(valids),
    invalids: listed(invalids),
  }
}

/** Values of ours, of which the empty one shows only between quotation marks. */
function listed(values: unknown): string {
  if (!Array.isArray(values)) return ''
  return values.map((value: unknown) => (value === '' ? '""' : String(value))).join(', ')
}

const es = {
  other: 'no se acepta: vea el archivo que se entrega con el programa',
  'any.required': 'falta',
  'any.unknown': 'no va aquí',
  'any.only': 'debe ser uno de {valids}',
  'any.invalid': 'no puede ser {invalids}',
  'alternatives.match': 'no tiene ninguna de las formas que se aceptan',
  'alternatives.types': 'no tiene ninguna de las formas que se aceptan',
  'object.unknown': 'no se conoce aquí',
  'object.base': 'debe ser un grupo de valores',
  'array.base': 'debe ser una lista',
  'array.min': 'debe tener al menos {limit} elementos',
  'array.max': 'puede tener máximo {limit} elementos',
  'array.unique': 'está repetido en la lista',
  'boolean.base': 'debe ser true o false',
  'number.base': 'debe ser un número',
  'number.integer': 'debe ser un número entero',
  'number.unsafe': 'es un número demasiado grande',
  'number.infinity': 'debe ser un número',
  'number.port': 'debe ser un puerto, de 0 a 65535',
  'number.min': 'debe ser al menos {limit}',
  'number.max': 'debe ser máximo {limit}',
  'number.greater': 'debe ser mayor que {limit}',
  'number.less': 'debe ser menor que {limit}',
  'string.base': 'debe ser un texto',
  'string.empty': 'no puede estar vacío',
  'string.min': 'debe tener al menos {limit} caracteres',
  'string.max': 'puede tener máximo {limit} caracteres',
  'string.length': 'debe tener {limit} caracteres',
  'string.uri': 'debe ser una URL',
  'string.uriCustomScheme': 'debe ser una URL que empiece por {scheme}',
  'string.email': 'debe ser un correo',
  'string.isoDate': 'debe ser una fecha con hora, como 2025-06-19T10:00:00-05:00',
  'string.pattern.base': 'no tiene la forma que se pide',
  'url.notSecure': 'debe empezar por https://, salvo en este equipo',
  'url.notBare': 'debe ser una URL sin credenciales, consulta ni ancla',
  'url.noOrigin': 'debe ser solo protocolo, servidor y puerto',
  'redis.alone':
    'no puede ser workers sin Redis: dé redis.url (MATRICULA_REDIS_URL), o deje here y el hub hace el trabajo',
  'cron.form': 'debe ser un horario de cron, como 0 */15 * * * *',
  'season.name': 'debe ser {limit}, como el archivo',
  'season.parts': 'debe tener parent, admin o ambos',
  'season.instant': 'debe ser una fecha con hora, como 2025-07-29T00:00:00-05:00',
  'season.day': 'debe ser un día, como 2025-07-28',
  'season.month': 'debe ser un mes, como 2025-09',
  'season.time': 'debe ser una hora, como 06:00',
  'season.ordered': 'debe ir en orden, cada día una vez',
  'season.months': 'debe ir por meses en orden, cada uno una vez',
  'season.steps': 'debe ir por días en orden, cada uno una vez, y solo el último paso con until: null',
  'season.ascending': 'debe ir de menor a mayor por from',
  'season.after': 'debe ser posterior a {limit}',
  'season.notBefore': 'no puede ser anterior a {limit}',
  'season.asMonths': 'debe ser {limit}, como dates.monthly',
  'season.code': 'tiene {limit}, que no es un código ni un rango de códigos',
  'season.codeTwice': 'tiene {limit} dos veces',
}

export type RuleSentences = typeof es

const en: RuleSentences = {
  other: 'is not accepted: see the file that comes with the program',
  'any.required': 'is missing',
  'any.unknown': 'is not allowed here',
  'any.only': 'must be one of {valids}',
  'any.invalid': 'may not be {invalids}',
  'alternatives.match': 'has none of the forms that are accepted',
  'alternatives.types': 'has none of the forms that are accepted',
  'object.unknown': 'is not known here',
  'object.base': 'must be a group of settings',
  'array.base': 'must be a list',
  'array.min': 'needs at least {limit} entries',
  'array.max': 'may have at most {limit} entries',
  'array.unique': 'stands in the list twice',
  'boolean.base': 'must be true or false',
  'number.base': 'must be a number',
  'number.integer': 'must be a whole number',
  'number.unsafe': 'is too large a number',
  'number.infinity': 'must be a number',
  'number.port': 'must be a port, from 0 to 65535',
  'number.min': 'must be at least {limit}',
  'number.max': 'must be at most {limit}',
  'number.greater': 'must be greater than {limit}',
  'number.less': 'must be less than {limit}',
  'string.base': 'must be a text',
  'string.empty': 'may not be empty',
  'string.min': 'needs at least {limit} characters',
  'string.max': 'may have at most {limit} characters',
  'string.length': 'needs exactly {limit} characters',
  'string.uri': 'must be a URL',
  'string.uriCustomScheme': 'must be a URL that begins with {scheme}',
  'string.email': 'must be an email',
  'string.isoDate': 'must be a date with its time, such as 2025-06-19T10:00:00-05:00',
  'string.pattern.base': 'does not have the form that is asked for',
  'url.notSecure': 'must begin with https://, except on this machine',
  'url.notBare': 'must be a URL without credentials, query or hash',
  'url.noOrigin': 'must be scheme, host and port alone',
  'redis.alone':
    'may not be workers without Redis: give redis.url (MATRICULA_REDIS_URL), or leave here and the hub does the work',
  'cron.form': 'must be a cron schedule, such as 0 */15 * * * *',
  'season.name': 'must be {limit}, as the file',
  'season.parts': 'must hold parent, admin or both',
  'season.instant': 'must be a date with its time, such as 2025-07-29T00:00:00-05:00',
  'season.day': 'must be a day, such as 2025-07-28',
  'season.month': 'must be a month, such as 2025-09',
  'season.time': 'must be a time, such as 06:00',
  'season.ordered': 'must be in order, each day once',
  'season.months': 'must go by months in order, each once',
  'season.steps': 'must go by days in order, each once, and only the last step with until: null',
  'season.ascending': 'must ascend by from',
  'season.after': 'must be after {limit}',
  'season.notBefore': 'must not be before {limit}',
  'season.asMonths': 'must be {limit}, as dates.monthly',
  'season.code': 'has {limit}, which is neither a code nor a range of codes',
  'season.codeTwice': 'has {limit} twice',
}

const rules: Readonly<Record<Locale, RuleSentences>> = { 'es-CO': es, en }
