const certificate = 'Resolución de ejemplo'

/** A season that charges 25 % a year for paying late and takes 5 % off until 5 days before the due date. */
export const lateAndEarly = {
  surcharge: {
    yearly: 2500,
    usury: [
      { month: '2025-09', rate: 2500, certificate },
      { month: '2025-10', rate: 2400, certificate },
    ],
  },
  earlyPayment: { discount: 500, daysBefore: 5 },
}
