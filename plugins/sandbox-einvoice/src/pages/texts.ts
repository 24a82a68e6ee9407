import type { Locale } from '@matricula/contract/sandbox'
import type { RawStatus } from '../outcome.ts'

/** What the provider's pages say. */
export const texts = {
  'es-CO': {
    documents: 'Documentos',
    switches: 'Fallas simuladas',
    none: 'Todavía no hay documentos.',
    onlyNewest: 'Se muestran los más recientes.',
    accept: 'Aceptar',
    reject: 'Rechazar',
    drawn:
      'La DIAN de prueba rechaza los números de identificación que terminan en 13 y acepta con notificaciones los que terminan en 77.',
    statuses: {
      'En proceso': 'En proceso',
      Aceptada: 'Aceptada',
      'Aceptada con notificaciones': 'Aceptada con notificaciones',
      Rechazada: 'Rechazada',
    } satisfies Record<RawStatus, string>,
    unknown: {
      title: 'No encontramos esta página',
      body: 'Aquí no hay nada en ese enlace. Vuelva a los documentos.',
    },
  },
  en: {
    documents: 'Documents',
    switches: 'Simulated faults',
    none: 'There are no documents yet.',
    onlyNewest: 'The newest are shown.',
    accept: 'Accept',
    reject: 'Reject',
    drawn:
      'The test tax authority rejects identity numbers that end in 13, and accepts those that end in 77 with notices.',
    statuses: {
      'En proceso': 'In process',
      Aceptada: 'Accepted',
      'Aceptada con notificaciones': 'Accepted with notices',
      Rechazada: 'Rejected',
    } satisfies Record<RawStatus, string>,
    unknown: {
      title: 'We cannot find this page',
      body: 'There is nothing at this link. Go back to the documents.',
    },
  },
} satisfies Record<Locale, object>
