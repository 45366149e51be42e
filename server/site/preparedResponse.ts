/**
 * Responses whose heads are written once, when a build is read, instead of on every request. The head is half of what Node's own
 * part of a response costs (docs/decisions/061).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'

/**
 * `head`: names and values of the headers in turn, as `writeHead` takes them; `lines`: the same as they are sent; `dated`:
 * the head with the time of the last response, and the body where it is small, so that one write sends both.
 */
export type PreparedResponse = {
  status: number
  head: readonly string[]
  lines: string
  body: Buffer | undefined
  dated: Dated | undefined
}
type Dated = { second: number; bytes: Buffer; rest: Buffer | undefined }

/**
 * `writeHead` leaves the finished head in `_header`, and the first write sends it and says so in `_headerSent`. Nothing that Node documents
 * takes a head that is finished already, so these private fields are set instead. What that saves is measured in docs/decisions/061.
 *
 * `server/site/preparedResponse.test.ts` checks on the Node of package.json, which the image has, too, that both ways send the same bytes, and
 * that this one is taken and is one write. If it fails after an update of Node, let `isUsual` give false: `writeHead` then sends
 * everything, slower and as correct. Where a Node has no such fields, that is so by itself.
 */
type WrittenResponse = ServerResponse & { _header: string | null; _headerSent: boolean }

/** Bodies up to this size are kept a second time, behind their head. */
const LARGEST_SMALL_BODY_BYTES = 131_072

/** @param head names and values in turn; one of them must say how long the body is, where there is one */
export function prepareResponse(status: number, head: readonly string[], body?: Buffer): PreparedResponse {
  const pairs = head.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${head[index + 1]}`] : []))
  return { status, head, lines: [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...pairs].join('\r\n'), body, dated: undefined }
}

/** Sends a response, to HEAD without its body, which Node leaves out. Unusual requests and connections go Node's normal way. */
export function sendResponse(request: IncomingMessage, response: ServerResponse, prepared: PreparedResponse): void {
  const { socket } = response
  if (!socket?.writable || !isUsual(request, response)) {
    response.writeHead(prepared.status, prepared.head as string[]).end(prepared.body)
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

/** The usual case: a response to GET, next in line on a connection that stays open, without added headers (a stopping server adds one). */
const isUsual = (request: IncomingMessage, response: ServerResponse) =>
  request.method === 'GET' &&
  request.httpVersion === '1.1' &&
  response.shouldKeepAlive &&
  '_headerSent' in response &&
  response.getHeaderNames().length === 0

/** @returns what goes out, head first; made again once a second, because only the date changes */
function dateHead(prepared: PreparedResponse): Dated {
  const now = Date.now()
  const second = now - (now % 1000)
  if (prepared.dated?.second === second) return prepared.dated
  const head = Buffer.from(`${prepared.lines}\r\nDate: ${new Date(second).toUTCString()}\r\nConnection: keep-alive\r\n\r\n`, 'latin1')
  const { body } = prepared
  const isSmall = body === undefined || body.length <= LARGEST_SMALL_BODY_BYTES
  prepared.dated = { second, bytes: body && isSmall ? Buffer.concat([head, body]) : head, rest: isSmall ? undefined : body }
  return prepared.dated
}
