import { readdirSync, readFileSync } from 'node:fs'
import { deliveryStatuses } from '@matricula/hub/api/lists'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { shippedTexts } from '../../../src/build/first-texts.ts'
import { translatorOf } from '../../../src/i18n.ts'
import { actionLabel, differenceText, fieldLabel } from '../../../src/office/audit/audit-labels.ts'
import { auditActions } from '../../../src/office/audit/entry.ts'
import { subjectText, subjectAddress, subjectLabel } from '../../../src/office/audit/subject.ts'
import type { ToSeasonTime } from '../../../src/season-time.ts'

const texts: Record<string, string> = {
  'office.audit.act.staff.change': 'Cambió un usuario',
  'office.audit.field.roles': 'Roles',
  'office.audit.field.disabled': 'Deshabilitado',
  'office.audit.field.clock': 'Reloj del año escolar',
  'office.audit.everybody': 'Varios estudiantes',
  'office.audit.word.approved': 'Aprobado',
  'documents.name.promissory-note': 'Pagaré',
  'office.audit.field.status': 'Estado',
  'office.audit.field.amount': 'Valor',
  'office.audit.field.document': 'Documento',
  'office.audit.yes': 'Sí',
  'office.audit.no': 'No',
  'office.role.it': 'Sistemas',
  'office.audit.field.period': 'Periodo',
  'office.audit.field.call': 'Qué se consultó',
  'office.payments.menu': 'Pagos',
  'office.studentFile.menu': 'Estudiante',
  'initial.period1': 'Todo el año',
  'initial.period3': 'Mensual',
}
const spanish = translatorOf(shippedTexts('es-CO'), 'es-CO')

const t = (key: string) => texts[key] ?? key
const toSeason: ToSeasonTime = (instant) => instant?.replace('2026-11-23', '2025-06-20') ?? instant
const reader = { t, locale: 'es-CO', toSeason } as const

// The published API says no more of these records than that they are objects.
const record = (fields: object) => fields as Record<string, never>

describe('An entry of the trail', () => {
  it('has its label, and is shown as it is where there is none', () => {
    expect([actionLabel('staff.change', t), actionLabel('new.act', t)]).toEqual([
      'Cambió un usuario',
      'new.act',
    ])
    expect(fieldLabel('order.0.roles', t)).toBe('order › 0 › Roles')
  })

  it('has none of the hub’s own words in what was kept', () => {
    const sent = {
      before: null,
      after: record({ document: 'promissory-note', status: 'approved', amount: 4_750_000 }),
    }
    expect(differenceText(sent, reader)).toBe('Documento: Pagaré; Estado: Aprobado; Valor: $4.750.000')
  })

  it('that names no single student, or the clock, says so', () => {
    const labels = ['*', 'season-clock', '10001'].map((subject) => subjectLabel(subject, t))
    expect(labels).toEqual(['Varios estudiantes', 'Reloj del año escolar', '10001'])
  })

  it('has a label and a link where its subject has no name of its own', () => {
    const about = (act: string, subject: string, fields: object = {}) => {
      const entry = { act, subject, before: null, after: record(fields) }
      return [subjectText(entry, spanish), subjectAddress(entry)]
    }
    expect(about('approval.request', 'exception:12')).toEqual([
      'Pago por revisar 12',
      '/enrollment/admin/exceptions?exception=12',
    ])
    expect(about('fees.publish', 'fees:7')).toEqual(['Cambio de tarifas', '/enrollment/admin/impact'])
    expect(about('approval.request', 'bank-file:9f')).toEqual([
      'Archivo del banco',
      '/enrollment/admin/agreements',
    ])
    expect(about('reminder.start', 'a1', { name: 'Falta pagar' })).toEqual([
      'Recordatorio «Falta pagar»',
      '/enrollment/admin/reminders?reminder=a1',
    ])
    expect(about('record.read', '10001')).toEqual(['10001', '/enrollment/admin/students/10001'])
    expect(about('staff.add', '10001')).toEqual(['10001', '/enrollment/admin/users?user=10001'])
    expect(about('food.plan', 'ab'.repeat(32))).toEqual(['ab'.repeat(32), null])
  })

  it('of a reminder or a request has none of the hub’s own words', () => {
    const labels = { ...reader, t: spanish }
    const after = record({
      audience: { waitingDays: 3 },
      template: { 'es-CO': { subject: 'Falta pagar' } },
      repeatDays: 2,
      startedBy: 'staff:admin',
    })
    expect(differenceText({ before: null, after }, labels)).toBe(
      'Para quién › Días sin moverse: 3; Texto › Español › Asunto: Falta pagar; Días entre avisos: 2; Inició: admin',
    )
    const asked = record({ subject: 'exception:12', requestedBy: 'staff:admin' })
    expect(differenceText({ before: null, after: asked }, labels)).toBe(
      'Sobre qué: Pago por revisar 12; Pidió: admin',
    )
  })

  it('says what was chosen and what was read in words, never in the machine’s', () => {
    const chosen = { before: record({ period: 3 }), after: record({ period: 1 }) }
    expect(differenceText(chosen, reader)).toBe('Periodo: Mensual → Todo el año')
    const read = (call: string) => differenceText({ before: null, after: record({ call }) }, reader)
    expect(read('GET /api/payments/{token}/timeline')).toBe('Qué se consultó: Pagos')
    expect(read('GET /api/people/students/{student}')).toBe('Qué se consultó: Estudiante')
  })

  it('says what changed from what to what, and of something new only what it is', () => {
    const before = record({ roles: ['it', 'unheard'], disabled: false })
    const after = record({ roles: ['it'], disabled: true })
    expect(differenceText({ before, after }, reader)).toBe(
      'Roles: Sistemas, unheard → Sistemas; Deshabilitado: No → Sí',
    )
    expect(differenceText({ before: null, after: record({ roles: ['it'] }) }, reader)).toBe('Roles: Sistemas')
  })

  it('writes instants in Bogotá’s time', () => {
    const after = record({ now: '2025-06-20T03:00:00Z' })
    expect(differenceText({ before: null, after }, reader)).toMatch(/19\D.*22:00/)
  })

  it('writes when a key ends on the season’s clock, as all that a person reads', () => {
    const after = record({ expires_at: '2026-11-23T15:00:00Z' })
    expect(differenceText({ before: null, after }, reader)).toMatch(/20\D.*2025.*10:00/)
  })
})

describe('The acts that the trail can be filtered by', () => {
  it.each(['es-CO', 'en'])('all have words in %s', (locale) => {
    const catalogue = parse(readFileSync(file(`config/texts/${locale}.yaml`), 'utf8'))
    const labels = catalogue.office.audit.act
    const missing = auditActions.filter((act) => {
      const [module = '', does = ''] = act.split('.')
      return typeof labels[module]?.[does] !== 'string'
    })
    expect(missing).toEqual([])
  })

  it('are all that the hub writes down', () => {
    const sources = readdirSync(file('hub/src/modules'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts'),
    )
    const written = sources.flatMap((name) =>
      [...readFileSync(file(`hub/src/modules/${name}`), 'utf8').matchAll(/\bact: '([a-z-]+\.[a-z-]+)'/g)].map(
        ([, act = '']) => act,
      ),
    )
    expect(written.length).toBeGreaterThan(25)
    expect(written.filter((act) => !auditActions.some((known) => known === act))).toEqual([])
  })
})

describe('What the trail says of an act', () => {
  it.each(['es-CO', 'en'])('has words for each of its fields in %s', (locale) => {
    const labels = parse(readFileSync(file(`config/texts/${locale}.yaml`), 'utf8')).office.audit.field
    const written = [...writtenFields(), ...bankResults]
    expect(written.length).toBeGreaterThan(50)
    expect([...new Set(written)].filter((field) => typeof labels[field] !== 'string')).toEqual([])
  })

  it('of money has amounts as pesos and none of the hub’s own words', () => {
    const labels = { ...reader, t: spanish }
    const said = (fields: object) => differenceText({ before: null, after: record(fields) }, labels)
    expect(said({ status: 'lost', borneBy: 'family', fee: 30_000 })).toBe(
      'Estado: Perdido; Quién asume la pérdida: La familia paga de nuevo; Valor que cobró el proveedor por el caso: $30.000',
    )
    expect(said({ refund: 'a1', amount: 1_000_000, way: 'bank' })).toBe(
      'Número de la devolución: a1; Valor: $1.000.000; Cómo se devuelve: Por transferencia',
    )
    expect(said({ returned: 1_000_000, proposed: 900_000 })).toBe(
      'Se devuelve: $1.000.000; Propuesto por las reglas: $900.000',
    )
    expect(said({ status: 'standing', shows: 'amount' })).toBe(
      'Estado: Vigente; Qué ve quien paga: Solo el valor',
    )
    expect(said({ verdicts: ['only-provider', 'only-hub'] })).toBe(
      'Cómo estaba cada uno: Solo en el proveedor, Solo en la matrícula',
    )
  })
})

/** Of the records that modules write down beside an act, those that are written out. */
function writtenFields(): readonly string[] {
  return readdirSync(file('hub/src/modules'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(file(`hub/src/modules/${name}`), 'utf8'))
    .filter((source) => /recordAudit|recordEnd|\bact: '/.test(source))
    .flatMap((source) => [...source.matchAll(/\b(?:before|after)(?:: | = )\{([^{}]*)\}/g)])
    .flatMap(([, fields = '']) => fields.split(','))
    .flatMap((field) => /^\s*([A-Za-z_]+)\s*(?::|$)/.exec(field)?.[1] ?? [])
}

/** How many lines of a bank's file came to what. */
const bankResults = [
  'paid',
  'already-paid',
  'repeated',
  'unknown',
  'wrong-amount',
  'expired',
  'resolved',
  'unreadable',
  'wrong-day',
]

describe('The statuses that the trail tells of', () => {
  it.each(['es-CO', 'en'])('all have words in %s', (locale) => {
    const catalogue = parse(readFileSync(file(`config/texts/${locale}.yaml`), 'utf8'))
    const words = catalogue.office.audit.word
    const missing = [...deliveryStatuses, ...attemptStatuses].filter((one) => typeof words[one] !== 'string')
    expect(missing).toEqual([])
  })
})

const attemptStatuses = [
  'open',
  'agreement',
  'approved',
  'declined',
  'expired',
  'failed',
  'duplicate',
  'reversed',
  'returned',
  'under_review',
  'standing',
  'ended',
]

function file(path: string): URL {
  return new URL(`../../../../${path}`, import.meta.url)
}
