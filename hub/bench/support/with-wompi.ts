import { type Child, startChild } from './child.ts'
import { program } from './places.ts'
import { eventsSecret, instance, integritySecret, privateKey, publicKey } from './wompi-keys.ts'

export interface Wompi {
  readonly url: string
  /** What a hub says in its settings and in plugins.yaml whose families pay there. */
  readonly settings: object
  readonly plugins: object
}

/** A pretended Wompi in a process of its own, as long as `use` runs: its work is not the hub's. */
export async function withWompi<T>(use: (wompi: Wompi) => Promise<T>): Promise<T> {
  const child: Child = await startChild({ file: program('support/pretend-wompi.js') })
  const { url } = child
  const settings = {
    publicKey,
    privateKey,
    integritySecret,
    eventsSecret,
    apiUrl: `${url}/v1`,
    checkoutUrl: `${url}/p/`,
  }
  try {
    return await use({
      url,
      settings: { payments: { instance } },
      plugins: { payments: { [instance]: { use: 'payments-wompi', settings } } },
    })
  } finally {
    await child.stop()
  }
}
