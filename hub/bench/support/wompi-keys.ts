/** What the pretended Wompi and the hub that is its merchant know of each other. */
export const instance = 'wompi'
export const publicKey = 'pub_test_bench'
export const privateKey = 'prv_test_bench'
export const integritySecret = 'test_integrity_bench'
export const eventsSecret = 'test_events_bench'
