import { Tag } from 'antd'
import type { ReactNode } from 'react'
import type { Fee } from './fee-form.ts'

const colours = { ANUAL: 'green', MENSUAL: 'blue', ECO: 'magenta', CLUB: 'cyan' } as const

/** ANUAL green, MENSUAL blue, ECO magenta, CLUB cyan (console-8). */
export function FeeTypeTag({ type, children = type }: { type: Fee['type']; children?: ReactNode }) {
  return <Tag color={colours[type]}>{children}</Tag>
}
