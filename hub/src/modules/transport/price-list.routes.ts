import type { PriceListEntry, StudentPrice } from '@matricula/contract'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { type Caller, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { antiquities, antiquityOf } from '../students/antiquity.ts'
import { gradeOfWord } from '../fees/grade-of-word.ts'
import { priceListView, viewPriceListEntry, priceListEntryFields } from '../fees/index.ts'
import { listsGrade } from '../seasons/season-lookups.ts'
import type { SeasonGrade, AdminSeason } from '../seasons/season.ts'
import { readStudent } from '../students/index.ts'
import { feeOfName, typeOfModality } from './transport-band.ts'
import { type ItemPlace, priceItem } from '../pricing/price-item.ts'

const gradeWord = Joi.string()
  .pattern(/^[\p{L}\d][\p{L}\d _]{0,29}$/u)
  .required()

interface StudentList {
  readonly student: string
  readonly grade: string
  readonly antiquity: string
}

const studentListParams = Joi.object<StudentList>({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
  grade: gradeWord,
  antiquity: Joi.valid(...antiquities, 'new', 'New', 'new20').required(),
})

interface TransportList {
  readonly grade: string
  readonly type: number
  readonly year: string
}

const transportListParams = Joi.object<TransportList>({
  grade: gradeWord,
  type: Joi.number().valid(0, 1).required(),
  year: Joi.string()
    .pattern(/^[A-Za-z0-9][A-Za-z0-9._-]{0,19}$/)
    .required(),
})

/** The price lists of one student and of the transport of one grade. */
export function priceListRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/pricelist/complete/{student}/{grade}/{antiquity}',
      reads: (request) => String(request.params['student']).toUpperCase(),
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      params: studentListParams,
      options: {
        tags: ['api'],
        description: 'Everything a student is charged in a grade: annual, monthly and transport items',
        response: { schema: studentPricesView },
      },
      handler: (request, _h, { params }) => readStudentPrices(app, callerOf(request), params),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/pricelist/transport/grade/{grade}/type/{type}/year/{year}',
      refuses: ['TRANSPORT_FEE_MISSING', 'FEATURE_DOWN'],
      params: transportListParams,
      options: {
        tags: ['api'],
        description:
          'The transport fees of a grade: type 1 is COMPLETO, 0 MEDIO; the year is the project’s code',
        response: { schema: priceListView },
      },
      handler: async (_request, _h, { params }) => {
        const entries = await readTransportFees(app, params)
        return isRefused(entries) ? entries : entries.map(viewPriceListEntry)
      },
    }),
  ]
}

async function readStudentPrices(app: AppContext, caller: Caller, params: StudentList) {
  const { project, parent } = app.config.seasons.parents
  const studentCode = authorizeStudent(caller, params.student)
  if (isRefused(studentCode)) return studentCode
  const grade = gradeOfWord(parent, params.grade)
  if (grade === null || (await readStudent(app, studentCode)) === null) return refuse('NOT_FOUND')
  const antiquity = antiquityOf(params.antiquity) ?? params.antiquity
  const prices = await app.prices.ofStudent({ studentCode, gradeKey: grade.key, antiquity, project })
  return prices.map((price) => viewStudentPrice(price, { parent, grade }))
}

/** What the price list lacks is refused, never guessed (transport-8); so is a year that is none of ours. */
async function readTransportFees(
  app: Pick<AppContext, 'config' | 'prices'>,
  { grade: word, type, year }: TransportList,
): Promise<Refusal<'TRANSPORT_FEE_MISSING'> | readonly PriceListEntry[]> {
  const grade = gradeOfWord(app.config.seasons.parents.parent, word)
  if (grade === null) return refuse('TRANSPORT_FEE_MISSING')
  const listed = await feesOfYear(app, grade, year)
  const fees = listed.filter((entry) => isTransportFee(entry, grade, type))
  return fees.length === 0 ? refuse('TRANSPORT_FEE_MISSING') : fees
}

async function feesOfYear(
  { config, prices }: Pick<AppContext, 'config' | 'prices'>,
  grade: SeasonGrade,
  year: string,
) {
  const { parents, admin } = config.seasons
  if (year === parents.project) return prices.list()
  return year === admin.project ? adminTransportFees(admin.admin, grade) : []
}

function isTransportFee({ itemName, listName }: PriceListEntry, grade: SeasonGrade, type: number): boolean {
  const fee = feeOfName(itemName)
  return fee !== null && typeOfModality(fee.modality) === type && listsGrade(listName, grade)
}

/** The transport of the administrators' season, the same for every grade, named as a price list names it. */
function adminTransportFees(
  { transport }: Pick<AdminSeason, 'transport'>,
  grade: Pick<SeasonGrade, 'priceList'>,
): readonly PriceListEntry[] {
  return transport.modes.flatMap(({ mode, code, price }) => {
    const itemName = `TRANSPORTE ${mode.toUpperCase()}`
    const isFee = feeOfName(itemName) !== null
    return isFee ? [{ itemCode: code, itemName, listName: grade.priceList, price }] : []
  })
}

const cop = Joi.number().integer()
const percent = Joi.number().min(0).max(100)

const studentPricesView = Joi.array()
  .items(
    Joi.object({
      ...priceListEntryFields,
      CommercialPrice: cop.required(),
      Total: cop.required(),
      Schoolarship: percent.required(),
      progresiveDiscount: percent.allow(null).required(),
      futureAnnualities: cop.required(),
      mat_100: Joi.valid('Si', 'No').required(),
      mat_50: Joi.valid('Si', 'No').required(),
      U_RH_DAnualidad100: cop.required(),
      U_RH_DAnualidad50: cop.required(),
    }).label('StudentPrice'),
  )
  .label('StudentPrices')

/**
 * A fee item under the names that accounting has for it: what accounting says, but futureAnnualities and
 * Total, which the hub computes for every quote and never takes from a list (pricing-11, pricing-13).
 */
function viewStudentPrice(price: StudentPrice, place: ItemPlace) {
  const { futureAnnuities, total } = priceItem(place, price)
  return {
    ...viewPriceListEntry(price),
    CommercialPrice: price.commercialPrice,
    Total: total,
    Schoolarship: price.scholarship / 100,
    progresiveDiscount: price.progressiveDiscount === null ? null : price.progressiveDiscount / 100,
    futureAnnualities: futureAnnuities,
    mat_100: price.annuity100Paid,
    mat_50: price.annuity50Paid,
    U_RH_DAnualidad100: price.annuity100,
    U_RH_DAnualidad50: price.annuity50,
  }
}
