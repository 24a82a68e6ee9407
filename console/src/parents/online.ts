/** Waits for a connection where the browser has none. */
export async function online(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((back) => window.addEventListener('online', back, { once: true }))
}
