import { postgresAddress } from './postgres-address.ts'
import { openStandIn } from './stand-in.ts'

// For programs of their own, which import nothing of the tests: `node --import` this file, built.
openStandIn(postgresAddress)
