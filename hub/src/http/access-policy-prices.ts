import type { ModuleRules } from './access-rule.ts'
import { finance, office, routing } from './access-roles.ts'

/** The part of the table for what has a price, and for discounts. */
export const accessPolicyOfPrices: ModuleRules = {
  fees: {
    // Fees and prices. The fee list is public: /enrollment/fees shows it to anybody.
    'GET /api/enrollment/admin/fees': 'anyone',
    'GET /api/enrollment/admin/fees/': 'anyone',
    'GET /api/enrollment/admin/fees/{grade}': 'anyone',
    'GET /api/enrollment/admin/grades': 'anyone',
    'GET /api/enrollment/admin/fee/{id}': office,
    'POST /api/enrollment/admin/fee': finance,
    'PUT /api/enrollment/admin/fee': finance,
    'DELETE /api/enrollment/admin/fee/{id}': finance,
    'GET /api/enrollment/pricelist': ['transport', ...office],
    'GET /api/enrollment/balance/student/{student}': ['student', ...office],
    'GET /api/sap/sap/transport-charge/{student}': ['student', ...routing],
  },

  publications: {
    'GET /api/enrollment/admin/fees/publications': finance,
    'POST /api/enrollment/admin/fees/publications': finance,
    'POST /api/enrollment/admin/fees/publications/{id}/undo': finance,
  },

  discounts: {
    // Discounts and their proof. No key asks or reviews: four eyes are two people's.
    'GET /api/discounts': office,
    'POST /api/discounts': [...office, '+person'],
    'GET /api/discounts/claims': office,
    'GET /api/discounts/{id}': office,
    'GET /api/discounts/{id}/proof': office,
    'POST /api/discounts/{id}/review': [...finance, '+person'],
    'POST /api/discounts/{id}/withdraw': [...office, '+person'],
  },

  transport: {
    'GET /api/transport/request/now': 'anyone',
    'GET /api/maps/search': ['student', ...routing],
    'POST /api/googleAPI/direction/vectors/request': ['student', ...routing],
    'POST /api/googleAPI/distancematrix/request': ['student', ...routing],
    'POST /api/googleAPI/distancematrix/request/': ['student', ...routing],
    'GET /api/transport/geolocation/information': routing,
    'GET /api/transport/homes': routing,
    'POST /api/transport/onlyone/student/update': routing,
    'GET /api/enrollment/fees/transport': 'anyone',
    'GET /api/enrollment/pricelist/complete/{student}/{grade}/{antiquity}': ['student', ...office],
    'GET /api/enrollment/pricelist/transport/grade/{grade}/type/{type}/year/{year}': [
      'student',
      'transport',
      ...office,
    ],
  },

  activities: {
    'GET /api/enrollment/fees/community/{grade}': ['student', ...office],
    'GET /api/enrollment/fees/community/{grade}/code/{code}': ['student', ...office],
  },
}
