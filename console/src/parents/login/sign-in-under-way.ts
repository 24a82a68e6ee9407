const STORAGE_KEY = 'matricula.signing-in'
/** As long as the hub keeps a place in the waiting line. */
const KEPT_MS = 10 * 60_000

/** The code of a sign-in that was under way when the page was loaded anew, '' when none was. */
export function codeUnderWay(): string {
  try {
    const [at = '', code = ''] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ')
    return Date.now() - Number(at) < KEPT_MS ? code : ''
  } catch {
    return ''
  }
}

/** Keeps the code in this tab while `signIn` goes on, which may wait in line. */
export async function keepingCode(code: string, signIn: () => Promise<void>): Promise<void> {
  try {
    sessionStorage.setItem(STORAGE_KEY, `${Date.now()} ${code}`)
  } catch {
    // A browser that keeps nothing asks for the code again.
  }
  try {
    await signIn()
  } finally {
    forgetCode()
  }
}

function forgetCode(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // It kept nothing.
  }
}
