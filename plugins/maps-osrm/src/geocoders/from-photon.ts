import { parseAnswer } from '@matricula/contract'
import type { Place } from '@matricula/contract'
import Joi from 'joi'

interface Properties {
  readonly name?: string
  readonly street?: string
  readonly housenumber?: string
  readonly district?: string
  readonly city?: string
  readonly state?: string
  readonly countrycode?: string
  readonly type?: string
}

interface Feature {
  readonly geometry: { readonly coordinates: readonly [lng: number, lat: number] }
  readonly properties: Properties
}

const text = Joi.string().allow('')

const collection = Joi.object<{ features: Feature[] }>({
  features: Joi.array()
    .items(
      Joi.object({
        geometry: Joi.object({
          coordinates: Joi.array()
            .ordered(Joi.number().min(-180).max(180).required(), Joi.number().min(-90).max(90).required())
            .required(),
        }).required(),
        properties: Joi.object({
          name: text,
          street: text,
          housenumber: text,
          district: text,
          city: text,
          state: text,
          countrycode: text,
          type: text,
        }).required(),
      }),
    )
    .required(),
}).required()

const greeting = Joi.object<{ status: string }>({ status: Joi.string().required() }).required()

const towns = new Set(['city', 'county', 'state', 'country'])

/** The places of an answer in this country: older servers don't know the filter and tell others as well. */
export function placesFrom(answer: unknown, country: string): Place[] {
  return parseAnswer(collection, answer).features.flatMap(({ geometry, properties }) => {
    const [lng, lat] = geometry.coordinates
    const address = addressOf(properties)
    const elsewhere = properties.countrycode !== undefined && properties.countrycode !== country
    return elsewhere || address === '' ? [] : [{ lat, lng, address }]
  })
}

/** The address at a point; null where there is none but a town's or a country's. */
export function addressFrom(answer: unknown): string | null {
  const [feature] = parseAnswer(collection, answer).features
  if (feature === undefined || towns.has(feature.properties.type ?? '')) return null
  return addressOf(feature.properties) || null
}

export function greetingFrom(answer: unknown): void {
  parseAnswer(greeting, answer)
}

/** 'Parque de la 93, Calle 93 # 14-20, Chicó, Bogotá': what is known, narrowest first, nothing twice. */
function addressOf({
  name = '',
  street = '',
  housenumber = '',
  district = '',
  city = '',
  state = '',
}: Properties) {
  const streetAddress = street !== '' && housenumber !== '' ? `${street} # ${housenumber}` : street
  const parts = [name, streetAddress, district, city === '' ? state : city].filter((part) => part !== '')
  return [...new Set(parts)].join(', ')
}
