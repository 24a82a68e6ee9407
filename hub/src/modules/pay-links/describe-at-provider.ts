import type { AppContext } from '../../app-context.ts'
import { type Locale, translate } from '../../config/texts.ts'
import { firstNamesOf, inOneLine } from './first-names.ts'
import { conceptOnAccount } from './link-concepts.ts'
import type { PayLink } from './pay-link.ts'

/** Providers cut a long description. */
const mostNamed = 4

/**
 * The provider is told no more of the child than the payer is (pay-links-4): the student's code goes in no field of it,
 * and the school finds the payment by its reference.
 */
export async function describeAtProvider(
  app: Pick<AppContext, 'config' | 'database'>,
  { kind, shows, students, onAccount }: PayLink,
  { token, locale }: { readonly token: string; readonly locale: Locale },
) {
  const { config } = app
  const { project } = config.seasons.parents
  const names = shows === 'name' && students.length <= mostNamed ? await firstNamesOf(app, students) : []
  const words = { texts: config.texts, locale }
  const concept = conceptOnAccount({ concept: onAccount?.concept ?? '' }, words)
  const values = {
    school: config.settings.school.shortName,
    project,
    concept,
    name: inOneLine(names, locale),
  }
  const told = shows === 'name' && names.length === 0 ? 'concepts' : shows
  const isOfEnrollment = kind === 'enrollment' || kind === 'part'
  const text = isOfEnrollment || told === 'amount' ? told : `${kind}.${told}`
  return {
    description: translate(config.texts, locale, `payLink.description.${text}`, values),
    extras: shows === 'amount' || !isOfEnrollment ? [] : [project, 'Matriculas'],
    returnPath: `/enrollment/pay/result/${token}`,
  }
}
