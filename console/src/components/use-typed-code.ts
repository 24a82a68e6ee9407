import { useState } from 'react'
import { cleanCode } from './student-code.ts'

/** Takes what is typed or pasted as a code, and tells whether something was left out since the field was empty. */
export function useTypedCode(onCode: (code: string) => void): {
  isShortened: boolean
  type: (typed: string) => void
} {
  const [isShortened, setShortened] = useState(false)
  const type = (typed: string) => {
    const code = cleanCode(typed)
    setShortened((before) => code !== typed || (before && code !== ''))
    onCode(code)
  }
  return { isShortened, type }
}
