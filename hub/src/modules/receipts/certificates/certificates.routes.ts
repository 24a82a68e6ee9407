import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../../app-context.ts'
import { translate } from '../../../config/texts.ts'
import type { Route } from '../../../http/access-policy.ts'
import { answerPdf } from '../../../http/answer-pdf.ts'
import { actorOf, callerOf } from '../../../http/caller.ts'
import { defineRoute } from '../../../http/define-route.ts'
import { localeOf } from '../../../http/locale.ts'
import { isRefused, refuse } from '../../../shared/refusal.ts'
import { addressOf, auditTokenReads, guardianEmail } from '../../access/index.ts'
import { ownChildren } from '../../families/index.ts'
import { findByCodes } from '../../students/index.ts'
import type { ReceiptPdfs } from '../receipt-pdfs.ts'
import type { Certificate, CertificateBody } from './certificate.ts'
import { certificateDocument, type CertificateView } from './certificate-document.ts'
import { findCertificate } from './certificate.store.ts'
import { viewCertificate } from './certificate.view.ts'
import { certificateParams, certificateView, clearancePayload, yearPayload } from './certificates.schemas.ts'
import { issueClearance, issueYearOfPayments } from './issue-certificate.ts'
import { returnedSince } from './returned-money.store.ts'
import type { OwnPayments } from './paid-in-year.store.ts'

type CertificatesApp = Pick<
  AppContext,
  'config' | 'database' | 'clock' | 'ids' | 'plugins' | 'prices' | 'publicUrl'
>

/** Certificates for guardians of their own students and for the office, and their public verification. */
export function certificatesRoutes(app: CertificatesApp, pdfs: ReceiptPdfs): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/certificates/clearance',
      refuses: ['NOT_VERIFIED', 'NOT_FOUND', 'DEBT_OPEN', 'FEATURE_DOWN'],
      payload: clearancePayload,
      options: {
        tags: ['api'],
        description:
          'Issues a student’s paz y salvo where nothing is owed, and says what is where something is',
        response: { schema: certificateView },
      },
      handler: async (request, _h, { payload }) => {
        const asked = await askedFor(app, request, payload.student)
        if (isRefused(asked)) return asked
        const issued = await issueClearance(app, { ...asked, ...issuedFor(request) })
        return isRefused(issued) ? issued : viewFor(app, request, issued)
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/certificates/payments',
      refuses: ['NOT_VERIFIED', 'NOT_FOUND', 'NOTHING_PAID', 'FEATURE_DOWN'],
      payload: yearPayload,
      options: {
        tags: ['api'],
        description:
          'Certifies what was paid for a student here in a calendar year: a guardian’s own payments alone',
        response: { schema: certificateView },
      },
      handler: async (request, _h, { payload: { student: code, year } }) => {
        const asked = await askedFor(app, request, code)
        if (isRefused(asked)) return asked
        const { student, own } = asked
        const command = { student, ...issuedFor(request) }
        const issued = await issueYearOfPayments(app, command, { year, own })
        return isRefused(issued) ? issued : viewFor(app, request, issued)
      },
    }),
    ...verificationRoutes(app, pdfs),
  ]
}

function verificationRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'publicUrl'>,
  pdfs: ReceiptPdfs,
): Route[] {
  const noteRead = auditTokenReads(app)
  const open = async (request: Request): Promise<CertificateView | null> => {
    const certificate = await findCertificate(app.database, String(request.params['token']))
    if (certificate === null) return null
    await noteRead(request, { token: certificate.token, studentCode: certificate.body.student.code })
    return viewFor(app, request, certificate)
  }
  return [
    defineRoute({
      method: 'GET',
      path: '/api/certificates/{token}',
      refuses: ['NOT_FOUND'],
      params: certificateParams,
      options: {
        tags: ['api'],
        description: 'A certificate by its token: whether the school issued it, and what it says',
        response: { schema: certificateView },
      },
      handler: async (request, h) => {
        const view = await open(request)
        return view === null ? refuse('NOT_FOUND') : h.response(view).header(...outOfSearch)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/certificates/{token}.pdf',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES', 'OVERLOADED'],
      answers: 'application/pdf',
      params: certificateParams,
      options: { tags: ['api'], description: 'A certificate by its token, as PDF' },
      handler: async (request, h) => {
        const view = await open(request)
        if (view === null) return refuse('NOT_FOUND')
        const words = wordsFor(app, request)
        const pdf = await pdfs.pdfOf(certificateDocument(view, words), addressOf(request, app))
        if (isRefused(pdf)) return pdf
        const file = words.translate(`${view.kind}.file`, { number: view.number })
        return answerPdf(h, pdf, file)
      },
    }),
  ]
}

const outOfSearch = ['x-robots-tag', 'noindex'] as const

/** The student and, for a guardian, whose payments count; another family's student is not there. */
async function askedFor(app: Pick<AppContext, 'database' | 'plugins'>, request: Request, code: string) {
  const caller = callerOf(request)
  if (caller.kind !== 'guardian') {
    const [student] = await findByCodes(app.database, [code])
    return student === undefined ? refuse('NOT_FOUND') : { student, own: null }
  }
  const email = await guardianEmail(app.database, caller.subject)
  if (email === null) return refuse('NOT_VERIFIED')
  const children = await ownChildren(app, email, request.info.id)
  const student = children.find((child) => child.code === code.toUpperCase())
  if (student === undefined) return refuse('NOT_FOUND')
  const own: OwnPayments = { guardianId: caller.subject, email }
  return { student, own }
}

function issuedFor(request: Request) {
  return { issuedBy: actorOf(callerOf(request)), trace: request.info.id }
}

async function viewFor(
  { config, database, publicUrl }: Pick<AppContext, 'config' | 'database' | 'publicUrl'>,
  request: Request,
  certificate: Certificate,
): Promise<CertificateView> {
  return viewCertificate(certificate, {
    returned: await returnedSince(database, referencesIn(certificate.body)),
    texts: config.texts,
    locale: localeOf(request),
    publicUrl: publicUrl(),
  })
}

function referencesIn(body: CertificateBody): readonly string[] {
  return body.kind === 'payments' ? body.payments.map(({ reference }) => reference) : []
}

function wordsFor({ config }: Pick<AppContext, 'config'>, request: Request) {
  const locale = localeOf(request)
  return {
    locale,
    translate: (key: string, values = {}) => translate(config.texts, locale, `certificate.${key}`, values),
  }
}
