import { parseAnswer } from '@matricula/contract'
import type { Point } from '@matricula/contract'
import Joi from 'joi'

export interface Suggestion {
  readonly placeId: string
  readonly text: string
}

interface WireSuggestions {
  readonly suggestions: readonly {
    readonly placePrediction?: { readonly placeId: string; readonly text: { readonly text: string } }
  }[]
}

/** No match is `{}`; a suggestion that is a search of its own has no place. */
const suggestions = Joi.object<WireSuggestions>({
  suggestions: Joi.array()
    .items(
      Joi.object({
        placePrediction: Joi.object({
          placeId: Joi.string().max(500).required(),
          text: Joi.object({ text: Joi.string().required() }).required(),
        }),
      }),
    )
    .default([]),
}).required()

const details = Joi.object<{ location: { latitude: number; longitude: number } }>({
  location: Joi.object({
    // Zeros are left out on the wire.
    latitude: Joi.number().min(-90).max(90).default(0),
    longitude: Joi.number().min(-180).max(180).default(0),
  }).required(),
}).required()

export function suggestionsFrom(answer: unknown): Suggestion[] {
  return parseAnswer(suggestions, answer).suggestions.flatMap(({ placePrediction: place }) =>
    place === undefined ? [] : [{ placeId: place.placeId, text: place.text.text }],
  )
}

export function pointFrom(answer: unknown): Point {
  const { latitude, longitude } = parseAnswer(details, answer).location
  return { lat: latitude, lng: longitude }
}
