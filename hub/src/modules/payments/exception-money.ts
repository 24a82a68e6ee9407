import Joi from 'joi'

interface Facts {
  readonly amount?: number
  readonly seen?: number
  readonly expected?: number
  readonly currency: string
  readonly providerRef: string | null
}

const schema = Joi.object<Facts>({
  amount: Joi.number(),
  seen: Joi.number(),
  expected: Joi.number(),
  currency: Joi.string().default('COP'),
  providerRef: Joi.string().allow(null).default(null),
}).unknown()

interface OfException {
  /** JSON */
  readonly facts: string
}

const read = ({ facts }: OfException): Facts => Joi.attempt(JSON.parse(facts), schema)

/** What came in, in the currency that it came in; null where that is not known. */
export function takenOf(exception: OfException) {
  const { seen, amount, currency } = read(exception)
  return { amount: seen ?? amount ?? null, currency }
}

/** COP: the sum that is spoken of. Other money than pesos counts as what was to be paid; 0 where no sum is known. */
export function amountOf(exception: OfException): number {
  const { amount, seen, expected, currency } = read(exception)
  const taken = seen ?? amount
  return (currency === 'COP' ? (taken ?? expected) : (expected ?? taken)) ?? 0
}

/** The charge that it is about, as whoever took it names it; null where that was never told. */
export function chargeIn(exception: OfException): string | null {
  return read(exception).providerRef
}
