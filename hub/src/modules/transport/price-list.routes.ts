import type { Request } from '@hapi/hapi'
import type { PriceListEntry } from '@matricula/contract'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { antiquities, antiquityOf } from '../students/antiquity.ts'
import { gradeOfWord } from '../fees/grade-of-word.ts'
import { priceListView, viewPriceListEntry } from '../fees/index.ts'
import { listsGrade } from '../seasons/season-lookups.ts'
import type { SeasonGrade } from '../seasons/season.ts'
import { readStudent } from '../students/index.ts'
import { studentPricesView, viewStudentPrice } from './student-price.view.ts'
import { adminTransportFees } from './admin-transport-fees.ts'
import { feeOfName, typeOfModality } from './transport-band.ts'

const gradeWord = Joi.string()
  .pattern(/^[\p{L}\d][\p{L}\d _]{0,29}$/u)
  .required()

const studentListParams = Joi.object({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
  grade: gradeWord,
  antiquity: Joi.valid(...antiquities, 'new', 'New', 'new20').required(),
})

const transportListParams = Joi.object({
  grade: gradeWord,
  type: Joi.number().valid(0, 1).required(),
  year: Joi.string()
    .pattern(/^[A-Za-z0-9][A-Za-z0-9._-]{0,19}$/)
    .required(),
})

/** The price lists of one student and of the transport of one grade. */
export function priceListRoutes(app: AppContext): Route[] {
  const { texts } = app.config
  return [
    {
      method: 'GET',
      path: '/api/enrollment/pricelist/complete/{student}/{grade}/{antiquity}',
      reads: (request) => String(request.params['student']).toUpperCase(),
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'Everything a student is charged in a grade: annual, monthly and transport items',
        validate: { params: studentListParams },
        response: { schema: studentPricesView },
      },
      handler: async (request, h) => {
        const prices = await readStudentPrices(app, request)
        return isRefused(prices) ? answerRefusal(texts, request, h, prices) : prices
      },
    },
    {
      method: 'GET',
      path: '/api/enrollment/pricelist/transport/grade/{grade}/type/{type}/year/{year}',
      refuses: ['TRANSPORT_FEE_MISSING', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description:
          'The transport fees of a grade: type 1 is COMPLETO, 0 MEDIO; the year is the project’s code',
        validate: { params: transportListParams },
        response: { schema: priceListView },
      },
      handler: async (request, h) => {
        const { grade, type, year } = request.params
        const query = { grade: String(grade), type: Number(type), year: String(year) }
        const entries = await readTransportFees(app, query)
        return isRefused(entries)
          ? answerRefusal(texts, request, h, entries)
          : entries.map(viewPriceListEntry)
      },
    },
  ]
}

async function readStudentPrices(app: AppContext, request: Request) {
  const params = request.params as { student: string; grade: string; antiquity: string }
  const { file, project, parent } = app.config.seasons.parents
  const studentCode = authorizeStudent(callerOf(request), params.student)
  if (isRefused(studentCode)) return studentCode
  const grade = gradeOfWord(parent, params.grade)
  if (grade === null || (await readStudent(app, studentCode)) === null) return refuse('NOT_FOUND')
  const antiquity = antiquityOf(params.antiquity) ?? params.antiquity
  const prices = await app.prices.ofStudent({ studentCode, gradeKey: grade.key, antiquity, project })
  return prices.map((price) => viewStudentPrice(price, { file, parent, grade }))
}

interface TransportPriceQuery {
  readonly grade: string
  readonly type: number
  readonly year: string
}

/** What the price list lacks is refused, never guessed (transport-8); so is a year that is none of ours. */
async function readTransportFees(
  app: AppContext,
  { grade: word, type, year }: TransportPriceQuery,
): Promise<Refusal<'TRANSPORT_FEE_MISSING'> | readonly PriceListEntry[]> {
  const grade = gradeOfWord(app.config.seasons.parents.parent, word)
  if (grade === null) return refuse('TRANSPORT_FEE_MISSING')
  const listed = await feesOfYear(app, grade, year)
  const fees = listed.filter((entry) => isTransportFee(entry, grade, type))
  return fees.length === 0 ? refuse('TRANSPORT_FEE_MISSING') : fees
}

async function feesOfYear({ config, prices }: AppContext, grade: SeasonGrade, year: string) {
  const { parents, admin } = config.seasons
  if (year === parents.project) return prices.list()
  return year === admin.project ? adminTransportFees(admin.admin, grade) : []
}

function isTransportFee({ itemName, listName }: PriceListEntry, grade: SeasonGrade, type: number): boolean {
  const fee = feeOfName(itemName)
  return fee !== null && typeOfModality(fee.modality) === type && listsGrade(listName, grade)
}
