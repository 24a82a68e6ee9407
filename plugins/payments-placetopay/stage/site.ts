/** An invented site of the vendor. */
export const site = { login: 'colegio-inventado', secretKey: 'ClaveInventadaDelColegio01' } as const
