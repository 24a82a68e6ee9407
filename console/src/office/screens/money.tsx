import {
  AlertOutlined,
  BankOutlined,
  CalendarOutlined,
  CreditCardOutlined,
  ScheduleOutlined,
  SwapOutlined,
} from '@ant-design/icons'
import { lazy } from 'react'
import type { Screen } from './screen.ts'

/** Every peso, and what went wrong with it. */
export const moneyScreens: readonly Screen[] = [
  {
    name: 'payments',
    path: '/enrollment/admin/payments',
    group: 'money',
    icon: CreditCardOutlined,
    needs: 'GET /api/payments',
    calls: { list: 'GET /api/payments' },
    keys: 'g p',
    page: lazy(() => import('../payments/payments-page.tsx')),
  },
  {
    name: 'exceptions',
    path: '/enrollment/admin/exceptions',
    group: 'money',
    icon: AlertOutlined,
    needs: 'GET /api/payments/exceptions',
    calls: { list: 'GET /api/payments/exceptions' },
    keys: 'g x',
    page: lazy(() => import('../exceptions/exceptions-page.tsx')),
  },
  {
    name: 'agreements',
    path: '/enrollment/admin/agreements',
    group: 'money',
    icon: BankOutlined,
    needs: 'GET /api/payments/bank-agreement',
    calls: { list: 'GET /api/payments/bank-agreement' },
    keys: 'g b',
    page: lazy(() => import('../agreements/agreements-page.tsx')),
  },
  {
    name: 'charges',
    path: '/enrollment/admin/charges',
    group: 'money',
    icon: CalendarOutlined,
    needs: 'GET /api/enrollment/admin/charges',
    calls: { list: 'GET /api/enrollment/admin/charges' },
    keys: 'g f',
    page: lazy(() => import('../charges/charges-page.tsx')),
  },
  {
    name: 'reconciliation',
    path: '/enrollment/admin/reconciliation',
    group: 'money',
    icon: SwapOutlined,
    needs: 'GET /api/reconciliation/days',
    calls: {},
    keys: 'g c',
    page: lazy(() => import('../reconciliation/reconciliation-page.tsx')),
  },
  {
    name: 'impact',
    path: '/enrollment/admin/impact',
    group: 'money',
    icon: ScheduleOutlined,
    needs: 'POST /api/enrollment/admin/fees/impact',
    calls: {},
    keys: 'g v',
    page: lazy(() => import('../impact/impact-page.tsx')),
  },
]
