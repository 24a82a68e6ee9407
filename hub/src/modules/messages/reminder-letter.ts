import type { AppContext } from '../../app-context.ts'
import { type Locale, locales, translate } from '../../config/texts.ts'
import { longDay } from '../../shared/date-format.ts'
import type { Step } from '../students/steps.ts'
import type { Student } from '../students/student.ts'
import type { MessageText } from './letter.ts'
import { fillTemplate, type PlaceholderValues, type Template } from './template.ts'

export interface AboutStep {
  readonly student: Pick<Student, 'id' | 'firstNames' | 'nextGrade'>
  readonly step: Step
  readonly template: Template
}

const betweenLanguages = '\n\n—\n\n'

/** In every language the template has, Spanish first: nobody has told us what a family reads. */
export function writeReminder(
  app: Pick<AppContext, 'config' | 'publicUrl'>,
  { template, ...about }: AboutStep,
): MessageText {
  const written = locales.flatMap((locale) => {
    const wording = template[locale]
    if (wording === undefined) return []
    const values = valuesFor(app, locale, about)
    return [{ subject: fillTemplate(wording.subject, values), body: fillTemplate(wording.body, values) }]
  })
  return {
    subject: written.map(({ subject }) => subject).join(' / '),
    text: written.map(({ body }) => body).join(betweenLanguages),
    html: null,
  }
}

/** The link goes to where a family signs in: it opens nothing by itself. */
function valuesFor(
  { config, publicUrl }: Pick<AppContext, 'config' | 'publicUrl'>,
  locale: Locale,
  { student, step }: Omit<AboutStep, 'template'>,
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
  return longDay(new Date(Date.parse(closes) - 1), locale)
}
