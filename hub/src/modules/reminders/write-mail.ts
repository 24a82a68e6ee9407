import { type Locale, locales, translate } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import type { Step } from '../progress/steps.ts'
import type { Template, Wording } from './reminder.ts'
import { fillTemplate, type PlaceholderValues } from './template.ts'
import type { Student } from '../students/student.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
}

export interface Addressed {
  readonly student: Pick<Student, 'firstNames' | 'nextGrade'>
  readonly step: Step
}

const betweenLanguages = '\n\n—\n\n'

/** The mail in every language the template has, Spanish first: nobody has told us what a family reads. */
export function writeMail(app: AppContext, template: Template, addressed: Addressed): Mail {
  const written = locales.flatMap((locale) => {
    const wording = template[locale]
    return wording === undefined ? [] : [fill(wording, valuesFor(app, locale, addressed))]
  })
  return {
    subject: written.map(({ subject }) => subject).join(' / '),
    text: written.map(({ body }) => body).join(betweenLanguages),
  }
}

function fill({ subject, body }: Wording, values: PlaceholderValues): Wording {
  return { subject: fillTemplate(subject, values), body: fillTemplate(body, values) }
}

/** The link goes to where a family signs in: it opens nothing by itself. */
function valuesFor(
  { config, publicUrl }: AppContext,
  locale: Locale,
  { student, step }: Addressed,
): PlaceholderValues {
  const { settings, seasons, texts } = config
  return {
    estudiante: onOneLine(student.firstNames),
    grado: onOneLine(student.nextGrade?.name ?? ''),
    paso: translate(texts, locale, `reminders.step.${step}`),
    colegio: settings.school.name,
    enlace: `${publicUrl()}/enrollment/login`,
    cierra: lastDay(seasons.parents.parent.windows.closes, locale),
    telefono: settings.school.phone,
  }
}

/** A name becomes part of a mail's subject, where a line break would begin a header. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function lastDay(closes: string, locale: Locale): string {
  const last = new Date(Date.parse(closes) - 1)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Bogota' }).format(last)
}
