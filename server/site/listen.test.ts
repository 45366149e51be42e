import type { RequestListener, ServerResponse } from 'node:http'
import { connect, Server as NetServer } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ListeningServer, listen } from './listen.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const originOf = ({ port }: ListeningServer) => `http://localhost:${port}`

describe('starting and stopping', () => {
  it('reports in one sentence that a port is in use', async () => {
    const first = await listen(() => {}, { port: 0, variable: 'PORT' })
    const { port } = first
    await expect(listen(() => {}, { port, variable: 'PORT' })).rejects.toThrow(
      new RegExp(`^Port ${port} is taken\\. .*PORT=${port + 10} npm start$`),
    )
    await first.close()
  })
  it.each(['192.0.2.1', 'nowhere.invalid', 'localhost:80'])('says in one sentence that HOST=%s is no address of this machine', (host) =>
    expect(listen(() => {}, { port: 0, variable: 'PORT', host })).rejects.toThrow(new RegExp(`^HOST is "${host}", which is no address`)),
  )
  /** Simulates the system's error for a port, because root may use every port. */
  const refuse = (code: string) =>
    vi.spyOn(NetServer.prototype, 'listen').mockImplementationOnce(function (this: NetServer) {
      this.emit('error', Object.assign(new Error(`listen ${code}`), { code }))
      return this
    })
  it('reports in one sentence that a port is not permitted', async () => {
    refuse('EACCES')
    await expect(listen(() => {}, { port: 80, variable: 'PORT' })).rejects.toThrow(
      /^Port 80 may not be used by you\. .*PORT=4321 npm start$/,
    )
  })
  it('passes other errors on', async () => {
    refuse('EMFILE')
    await expect(listen(() => {}, { port: 80, variable: 'PORT' })).rejects.toThrow('listen EMFILE')
  })
  it('finishes an open response before it stops, and says that the connection ends with it', async () => {
    const gate = Promise.withResolvers<void>()
    const firstRequest = Promise.withResolvers<void>()
    const slow = await listen(
      async (_request, response) => {
        firstRequest.resolve()
        await gate.promise
        response.end('all of it')
      },
      { port: 0, variable: 'PORT' },
    )
    const address = originOf(slow)
    const response = fetch(address)
    await firstRequest.promise
    const closed = slow.close()
    gate.resolve()
    expect([(await response).headers.get('connection'), await (await response).text()]).toEqual(['close', 'all of it'])
    await closed
    await expect(fetch(address)).rejects.toThrow()
  })
  it('says that the connection ends with the response to a request that came after the stop, behind a response that is under way', async () => {
    const begun = Promise.withResolvers<ServerResponse>()
    const firstRequest = Promise.withResolvers<void>()
    const server = await listen(
      (request, response) => {
        if (request.url === '/late') {
          response.end('late')
          return firstRequest.resolve()
        }
        response.write('begun')
        begun.resolve(response)
      },
      { port: 0, variable: 'PORT' },
    )
    const socket = connect(server.port, 'localhost')
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    const ended = new Promise((resolve) => socket.on('close', resolve))
    socket.write('GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const first = await begun.promise
    const closed = server.close()
    socket.write('GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await firstRequest.promise
    first.end()
    await Promise.all([closed, ended])
    const late = text.slice(text.lastIndexOf('HTTP/1.1 200'))
    expect([late.includes('Connection: close\r\n'), late.endsWith('late')]).toEqual([true, true])
  })
  it('stops as soon as all responses have ended, without waiting for the time limit', async () => {
    const server = await listen(() => {}, { port: 0, variable: 'PORT' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await server.close()
    expect(vi.getTimerCount()).toBe(0)
  })
  it('cuts a response off that never ends', async () => {
    const endless = await listen((_request, response) => void response.write('x'), { port: 0, variable: 'PORT' })
    const response = await fetch(originOf(endless))
    await endless.close(50)
    await expect(response.text()).rejects.toThrow()
  })
})

describe('a connection that stalls is closed', () => {
  /** Requests a long response and never reads it. @returns when the connection has ended */
  async function neverReading(timeouts: { idle: number; response: number }, handler: RequestListener): Promise<void> {
    const stalling = await listen(handler, { port: 0, variable: 'PORT', timeouts })
    const ended = new Promise<void>((resolve) => stalling.server.on('connection', (socket) => socket.on('close', () => resolve())))
    const socket = connect(stalling.port, 'localhost')
    socket.pause()
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await ended
    socket.destroy()
    await stalling.close()
  }
  it('when nothing moves', () =>
    neverReading({ idle: 100, response: 60_000 }, (_request, response) => response.end(Buffer.alloc(64_000_000))))
  it('when a request is not whole after half a minute', async () => {
    const server = await listen(() => {}, { port: 0, variable: 'PORT' })
    expect(server.server.requestTimeout).toBe(30_000)
    await server.close()
  })
  it('when it has a response, and asks for nothing more', async () => {
    const resting = await listen((_request, response) => response.end('all'), {
      port: 0,
      variable: 'PORT',
      timeouts: { idle: 100, response: 60_000 },
    })
    const socket = connect(resting.port, 'localhost')
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()))
    socket.resume()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await ended
    await resting.close()
  })
  it('when its response is all handed over, and takes for ever', () =>
    neverReading({ idle: 60_000, response: 100 }, (_request, response) => response.end(Buffer.alloc(64_000_000))))
  it('after two minutes with one response, and not for the time of one that has ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked: ((response: ServerResponse) => void)[] = []
    const server = await listen((_request, response) => asked.shift()?.(response), { port: 0, variable: 'PORT' })
    const socket = connect(server.port, 'localhost')
    const ended = new Promise((resolve) => socket.on('close', resolve))
    socket.resume()
    const ask = () => {
      const begun = new Promise<ServerResponse>((resolve) => asked.push(resolve))
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      return begun
    }
    const first = await ask()
    vi.advanceTimersByTime(119_999)
    await new Promise((resolve) => first.on('close', resolve).end())
    expect(vi.getTimerCount()).toBe(0)
    const askedAgain = vi.spyOn(first, 'headersSent', 'get')
    const second = await ask()
    vi.advanceTimersByTime(119_999)
    expect(second.destroyed).toBe(false)
    vi.advanceTimersByTime(1)
    await ended
    await server.close()
    expect(askedAgain, 'a response is forgotten with its end').not.toHaveBeenCalled()
  })
  it('when its response takes for ever, though it moves', () =>
    neverReading({ idle: 60_000, response: 100 }, (_request, response) => {
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    }))
})
