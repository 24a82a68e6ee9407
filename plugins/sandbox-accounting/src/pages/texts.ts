import type { Locale } from '@matricula/contract/sandbox'

/** What the accounting system's pages say. */
export const texts = {
  'es-CO': {
    brand: 'Contabilidad de pruebas',
    books: 'Libros',
    switches: 'Fallas simuladas',
    orders: 'Órdenes',
    payments: 'Pagos recibidos',
    unknown: {
      title: 'No encontramos esta página',
      body: 'Aquí no hay nada en ese enlace. Vuelva a los libros.',
    },
  },
  en: {
    brand: 'Test accounting',
    books: 'Books',
    switches: 'Simulated faults',
    orders: 'Orders',
    payments: 'Incoming payments',
    unknown: {
      title: 'We cannot find this page',
      body: 'There is nothing at this link. Go back to the books.',
    },
  },
} satisfies Record<Locale, object>
