import type { VersionRows } from './row.ts'
import { rowsOf015 } from './rows-of-015.ts'

/** What the school certifies is kept since 016. */
export const rowsOf016: VersionRows = {
  ...rowsOf015,
  certificate: [
    {
      token: '5vWq0ZzYp1m3Xc7Rk2Lt9A',
      kind: 'clearance',
      student_code: 'A1B2C',
      issued_by: 'staff:finanzas',
      body: JSON.stringify({
        version: 1,
        school: {
          name: 'Colegio La Cordillera',
          nit: '900123456-8',
          address: 'Calle 1 # 2-3',
          phone: '6010000000',
          city: 'Bogotá',
        },
        student: { code: 'A1B2C', name: 'Ana Ruiz', grade: 'Quinto' },
        kind: 'clearance',
        day: '2025-06-22',
        concepts: [],
      }),
      issued_at: '2025-06-22T15:00:00.000Z',
    },
  ],
}
