/**
 * Responses whose heads are written once, when a build is read, instead of for every request. The head is half of the cost of a response in
 * Node (docs/decisions/061).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'

/**
 * `head` has names and values in turn, as `writeHead` takes them. `lines` has the same as it is sent. `dated` is the head with the time of
 * the last response, with a small body behind it, so that one write sends both.
 */
export type PreparedResponse = {
  status: number
  head: string[]
  lines: string
  body: Buffer | undefined
  dated: Dated | undefined
}
type Dated = { second: number; bytes: Buffer; rest: Buffer | undefined }

/**
 * `writeHead` stores the finished head in `_header`, and the first write sends it and sets `_headerSent`. Node documents no way to pass a
 * finished head, so these private fields are set instead. docs/decisions/061 has what that saves.
 * `server/site/preparedResponse.test.ts` checks on the Node of package.json, which the image also has, that both ways send the same bytes,
 * and that this one is used and is one write. If it fails after an update of Node, let `isUsual` return false: then `writeHead` sends
 * everything, slower but as correct. A Node without these fields does so anyway.
 */
type WrittenResponse = ServerResponse & { _header: string | null; _headerSent: boolean }

/** Bodies up to this size are kept a second time, together with their head. */
const MAX_SMALL_BODY_BYTES = 131_072

/** @param head names and values in turn; one of them must be the length of the body, if there is one */
export function createPreparedResponse(status: number, head: string[], body?: Buffer): PreparedResponse {
  const pairs = head.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${head[index + 1]}`] : []))
  return { status, head, lines: [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...pairs].join('\r\n'), body, dated: undefined }
}

/** Sends a response. Node leaves out the body for HEAD. Unusual requests and connections use `writeHead`. */
export function sendResponse(request: IncomingMessage, response: ServerResponse, prepared: PreparedResponse): void {
  const { socket } = response
  if (!socket?.writable || !isUsual(request, response)) {
    response.writeHead(prepared.status, prepared.head).end(prepared.body)
    return
  }
  const { bytes, rest } = dateHead(prepared)
  const written = response as WrittenResponse
  written.statusCode = prepared.status
  written._header = prepared.lines
  written._headerSent = true
  if (rest) socket.cork()
  socket.write(bytes)
  if (rest) socket.write(rest)
  written.end()
}

/** The usual case: a GET request, next in line on a connection that stays open, without added headers (a stopping server adds one). */
const isUsual = (request: IncomingMessage, response: ServerResponse) =>
  request.method === 'GET' &&
  request.httpVersion === '1.1' &&
  response.shouldKeepAlive &&
  '_headerSent' in response &&
  response.getHeaderNames().length === 0

/** @returns head and body, rebuilt once a second, because only the date changes */
function dateHead(prepared: PreparedResponse): Dated {
  const now = Date.now()
  const second = now - (now % 1000)
  if (prepared.dated?.second === second) return prepared.dated
  const head = Buffer.from(`${prepared.lines}\r\nDate: ${new Date(second).toUTCString()}\r\nConnection: keep-alive\r\n\r\n`, 'latin1')
  const { body } = prepared
  const isSmall = body === undefined || body.length <= MAX_SMALL_BODY_BYTES
  prepared.dated = { second, bytes: body && isSmall ? Buffer.concat([head, body]) : head, rest: isSmall ? undefined : body }
  return prepared.dated
}
