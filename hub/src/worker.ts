import { runProgram } from './program.ts'

runProgram(async (hub) => {
  await hub.work()
  return 'working'
})
