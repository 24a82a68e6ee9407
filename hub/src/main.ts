import { runProgram } from './program.ts'

runProgram(async (hub) => `ready ${await hub.start()}`)
