import type { ReactNode } from 'react'
import type { Receipt } from '../../api/types.ts'
import { PageTitle } from '../page-title.tsx'

interface Props {
  school: Pick<Receipt['school'], 'name' | 'address' | 'city'>
  nit: string
  title: string
  number: string
  /** What else is said of the school. */
  children?: ReactNode
}

/** Over a sheet that is printed: the school that issued it, what it is and its number. */
export function SheetHead({ school, nit, title, number, children }: Props) {
  return (
    <header className="receipt__head">
      <img src="/shield.svg" alt="" width="56" height="56" />
      <div className="receipt__school">
        <p className="receipt__school-name">{school.name}</p>
        <p>{nit}</p>
        <p>
          {school.address}, {school.city}
        </p>
        {children}
      </div>
      <div className="receipt__number">
        <PageTitle>{title}</PageTitle>
        <p className="figures">{number}</p>
      </div>
    </header>
  )
}
