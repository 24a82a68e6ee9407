import { runProgram } from './program.ts'

runProgram('main', async (hub) => {
  const drawn = await hub.drawPasswords()
  const told = drawn.map(({ username, password }) => `password ${username} ${password}`)
  return [...told, `ready ${await hub.start()}`].join('\n')
})
