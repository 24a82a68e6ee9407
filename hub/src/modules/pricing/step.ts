/**
 * The steps of the proof of an amount, each with the rule of docs/domain that it follows. A step's sentence is the text
 * `rule.<step>` of config/texts, with the step's values in its places.
 */
const ruleOf = {
  resolution: 'pricing-8',
  'progressive-own': 'pricing-9',
  'progressive-none': 'pricing-9',
  'progressive-grade': 'pricing-9',
  'commercial-own': 'pricing-10',
  'commercial-progressive': 'pricing-10',
  'annuity-100': 'pricing-11',
  'annuity-50': 'pricing-11',
  'annuity-none': 'pricing-11',
  discounted: 'pricing-11',
  total: 'pricing-12',
  'annual-now': 'pricing-14',
  'year-now': 'pricing-15',
  'semester-now': 'pricing-16',
  'semester-later': 'pricing-16',
  'months-later': 'pricing-17',
  'transport-year-now': 'pricing-20',
  'transport-semester-now': 'pricing-20',
  'transport-semester-later': 'pricing-20',
  'transport-months-later': 'pricing-20',
  'activity-now': 'pricing-21',
  'activity-later': 'pricing-21',
  'service-price': 'pricing-34',
  'service-by-parents-fee': 'pricing-36',
  'service-by-mode': 'pricing-37',
  'net-academic': 'pricing-39',
  'net-advance': 'pricing-38',
} as const

export type StepName = keyof typeof ruleOf

export const stepNames = Object.keys(ruleOf).filter(isStepName)

/**
 * One step of the proof of an amount. A value named `discount`, `progressive` or `scholarship` is in basis points,
 * `months` and `parts` are counts, texts stay texts, any other number is COP; so is `result`, but for
 * `rule.progressive-*`, whose result is basis points.
 */
export interface Step {
  /** The rule of docs/domain. */
  readonly rule: string
  /** The key of its sentence in config/texts. */
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
  readonly result: number
}

export function proofStep(name: StepName, values: Step['values'], result: number): Step {
  return { rule: ruleOf[name], text: `rule.${name}`, values, result }
}

/** A step as an order keeps it; those of earlier versions have the step's name as their rule, and no text. */
export function keptStep(kept: Omit<Step, 'text'> & { readonly text?: string }): Step {
  const { rule, text, values, result } = kept
  if (text !== undefined) return { rule, text, values, result }
  return isStepName(rule) ? proofStep(rule, values, result) : { rule, text: 'rule.unknown', values, result }
}

function isStepName(name: string): name is StepName {
  return Object.hasOwn(ruleOf, name)
}
