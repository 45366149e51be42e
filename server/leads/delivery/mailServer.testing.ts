/** A minimal mail server for tests. It keeps the messages that it receives. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type MailServer = { url: string; messages: string[]; commands: string[]; close(): void }

/** @param reply overrides the answer to a command */
export async function startMailServer(reply: (command: string) => string | undefined = () => undefined): Promise<MailServer> {
  const messages: string[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const usual = (command: string) => (command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 ok')
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let text = ''
    let isData = false
    const take = (part: string): string => {
      if (isData) {
        isData = false
        messages.push(part)
        return '250 queued'
      }
      commands.push(part)
      const line = reply(part) ?? usual(part)
      isData = line.startsWith('354')
      return line
    }
    socket.write('220 mail.test\r\n')
    socket.on('data', (data) => {
      text += data
      while (true) {
        const ending = isData ? '\r\n.\r\n' : '\r\n'
        const end = text.indexOf(ending)
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + ending.length)
        socket.write(`${take(part)}\r\n`)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    commands,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
