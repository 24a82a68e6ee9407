import type { ResponseOf, BodyOf, RowOf } from '../api/call.ts'
import { steps as everyStep } from '../steps.ts'
import { everyOf } from '@matricula/hub/api/every-of'

export type Reminder = RowOf<'GET /api/reminders'>
export type CountedReminder = ResponseOf<'GET /api/reminders/{id}'>
export type ReminderSending = RowOf<'GET /api/reminders/{id}/sendings'>
export type Preview = ResponseOf<'POST /api/reminders/preview'>
export type ReminderInput = BodyOf<'POST /api/reminders'>
export type Audience = ReminderInput['audience']
export type Step = Audience['steps'][number]
export type TemplateText = ReminderInput['template']['es-CO']

/** Whoever is complete, or has left, misses nothing. */
export const steps = everyStep.filter(
  (step) => step !== 'complete' && step !== 'withdrawn',
) satisfies readonly Step[]

export const states = everyOf<Reminder['state']>()(['draft', 'running', 'done', 'stopped'])

export const stateColours: Readonly<Record<Reminder['state'], string>> = {
  draft: 'default',
  running: 'blue',
  done: 'green',
  stopped: 'red',
}

export const sendingColours: Readonly<Record<ReminderSending['state'], string>> = {
  waiting: 'blue',
  sent: 'green',
  failed: 'red',
  finished: 'green',
}

/** What the hub fills into a template; in every language the same words. */
export const placeholders = [
  'estudiante',
  'grado',
  'paso',
  'colegio',
  'enlace',
  'cierra',
  'telefono',
] as const
