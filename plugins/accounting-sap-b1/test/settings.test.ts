import { expect, it } from 'vitest'
import { settings } from '../src/settings.ts'
import { plainSettings } from './support/nocked-sap.ts'

const problemsOf = (more: Readonly<Record<string, unknown>>) =>
  settings
    .validate({ ...plainSettings, ...more }, { abortEarly: false })
    .error?.details.map(({ path }) => path.join('.')) ?? []

it("has the school's names as defaults", () => {
  expect(settings.validate(plainSettings)).toMatchObject({
    value: {
      odata: 'v2',
      atOnce: 3,
      priceLists: { itemPrefixes: ['CA-', 'CM-', 'CT-', 'ECO'], grades: {} },
      studentTerms: {
        scholarship: 'U_Schoolarship',
        annuity100: 'U_RH_DAnualidad100',
        annuity50: 'U_RH_DAnualidad50',
      },
      orders: { lineFields: { Resolution: 'U_Resolution', totalBase: 'U_totalBase' } },
      transport: { documents: 'Invoices' },
    },
  })
})

it.each([
  'https://sap.colegio.example:50000',
  'http://127.0.0.1:8080',
  'http://localhost:50001',
  'http://[::1]:1',
])('takes %s for the base URL', (baseUrl) => {
  expect(problemsOf({ baseUrl })).toEqual([])
})

it.each([
  'http://sap.colegio.example:50000',
  'http://127.0.0.1.example',
  'https://hub:clave@sap.example',
  'https://sap.example/b1s/v2',
  'https://sap.example?x=1',
  'ftp://sap.example',
  'sap.example',
])('refuses %s as the base URL', (baseUrl) => {
  expect(problemsOf({ baseUrl })).toEqual(['baseUrl'])
})

const sql = { server: 'sql.colegio.example', database: 'COLEGIO', user: 'hub_read', password: 'x' }

it.each([
  [{ unknown: 1 }, 'unknown'],
  [{ odata: 'v3' }, 'odata'],
  [{ atOnce: 5 }, 'atOnce'],
  [{ orders: {} }, 'orders.taxCodes'],
  [{ orders: { taxCodes: {} } }, 'orders.taxCodes'],
  [{ studentTerms: { scholarship: "U_x'; DROP TABLE OCRD" } }, 'studentTerms.scholarship'],
  [{ studentTerms: { entity: '@T' } }, 'studentTerms.entity'],
  [{ balanceField: 'Balance]' }, 'balanceField'],
  [{ priceLists: { itemPrefixes: ["CA'"] } }, 'priceLists.itemPrefixes.0'],
  [{ priceLists: { grades: { Primaria: 'PRIMERO SEGUNDO' } } }, 'priceLists.grades.Primaria'],
  [{ incomingPayments: {} }, 'incomingPayments.transferAccount'],
  [{ sql: { ...sql, balanceColumn: 'Balance FROM OUSR--' } }, 'sql.balanceColumn'],
  [{ sql: { ...sql, unknown: 1 } }, 'sql.unknown'],
  [{ sql: { ...sql, encrypt: false } }, 'sql'],
])('refuses %o', (more, path) => {
  expect(problemsOf(more)).toEqual([path])
})

it('marks both passwords as secret', () => {
  for (const path of [['password'], ['sql', 'password']]) {
    expect(settings.extract(path).describe()['metas']).toContainEqual({ secret: true })
  }
})
