import Joi from 'joi'
import { placeSchema } from './transport-choice.ts'
import type { Point } from '@matricula/contract'

export const studentCode = Joi.string().pattern(/^[A-Za-z0-9]{5}$/)

const lat = Joi.number().min(-90).max(90)
const lng = Joi.number().min(-180).max(180)

export const point = Joi.object<Point>({ lat: lat.required(), lng: lng.required() }).label('Point')

const band = Joi.valid('CERCANO', 'INTERMEDIO', 'LEJANO')

const distance = Joi.object({
  text: Joi.string().required(),
  value: Joi.number().integer().required(),
}).label('Distance')

export const vectorsView = Joi.object({
  finalDir: Joi.object({
    promObject: distance.required(),
    distanceObjects: Joi.array().items(distance).required(),
  }).required(),
  vectors: Joi.array()
    .items(
      Joi.object({
        legs: Joi.array()
          .items(Joi.object({ end_address: Joi.string().allow('').required() }))
          .required(),
        path: Joi.array().items(point).required(),
      }),
    )
    .required(),
  // Whole metres.
  average: Joi.number().integer().min(0).required(),
  band: band.required(),
  near_border: Joi.boolean().required(),
  simulated: Joi.boolean().required(),
  address: Joi.string().allow('').required().description('Of the point that was sent; empty in open country'),
}).label('Vectors')

export const distanceView = Joi.object({ GoogleAnswer: distance.required() }).label('DistanceAnswer')

export const nowView = Joi.object({
  dateTime: Joi.string().isoDate().required(),
  // 0 is Sunday.
  dayOfWeek: Joi.number().integer().min(0).max(6).required(),
}).label('TransportNow')

export const homesView = Joi.array()
  .items(Joi.object({ custom_id: Joi.string().required(), lat: lat.required(), lng: lng.required() }))
  .label('Homes')

/** Two hundred codes of five signs with commas between. */
export const studentHomesQuery = Joi.object<{ students: string }>({
  students: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}(,[A-Za-z0-9]{5}){0,199}$/)
    .required(),
})

const name = Joi.string().allow('').required()

export const studentHomesView = Joi.array()
  .items(
    Joi.object({
      student: Joi.string().required(),
      name,
      grade: name,
      grade_id: Joi.number().integer().allow(null).required(),
      // The grade whose price list holds this season.
      next_grade_id: Joi.number().integer().allow(null).required(),
      requirement: Joi.object({
        text: name,
        way: Joi.valid('COMPLETO', 'MEDIO', null).required(),
        busStop: Joi.boolean().required(),
        flagged: Joi.boolean().required(),
      }).required(),
      home: placeSchema.allow(null).required(),
      // Null where the office has measured nothing.
      metres: Joi.number().integer().min(0).allow(null).required(),
      band: band.allow(null).required(),
      near_border: Joi.boolean().required(),
    }).label('StudentHome'),
  )
  .label('StudentHomes')

// What a browser measured is taken, so that its form need not change, and not believed.
const measured = Joi.number().min(0).max(10_000_000)

export const homePayload = Joi.object<
  HomePayload,
  false,
  HomePayload & Readonly<Record<'DistanceKm' | 'DistanceMts', number>>
>({
  StuCode: studentCode.required(),
  LatGMC: lat.required(),
  LngGMC: lng.required(),
  DirGMC: Joi.string()
    .trim()
    .max(300)
    .pattern(/^\P{Cc}+$/u)
    .required(),
  DistanceKm: measured,
  DistanceMts: measured,
}).label('HomeCorrection')

export interface HomePayload {
  readonly StuCode: string
  readonly LatGMC: number
  readonly LngGMC: number
  readonly DirGMC: string
}

export const homeCorrectedView = Joi.object({
  result: Joi.valid('DONE').required(),
  // Metres, as the hub measured them.
  distance: Joi.number().integer().min(0).required(),
}).label('HomeCorrected')
