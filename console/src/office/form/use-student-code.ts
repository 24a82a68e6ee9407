import { useRef, useState } from 'react'
import { CODE_LENGTH } from '../../components/student-code.ts'

/** The code that stands in a CodeField, which may be asked with once it is whole. */
export function useStudentCode() {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<string | null>(null)

  /** Whether it is whole; one that is not is refused until it is changed. */
  function checkCode(): boolean {
    const isWhole = code.length === CODE_LENGTH
    setRefused(isWhole ? null : code)
    if (!isWhole) field.current?.focus()
    return isWhole
  }

  return { field, code, setCode, isRefused: code === refused, checkCode }
}
