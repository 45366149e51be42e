/**
 * Answers whose heads are written out once, when a build is read, and not for every request: what the head costs is half
 * of what Node's own part of an answer costs (docs/decisions/061).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'

/** `head`: names and values of the headers in turn, as `writeHead` takes them; `lines`: the same as they are sent. */
export type Answer = { status: number; head: readonly string[]; lines: string; body: Buffer | undefined }

/**
 * `writeHead` leaves the finished head in `_header`, and `end` sends what is there. The field has no promise, so
 * `server/answer.test.ts` holds that both ways send the same bytes; the Node that runs this is pinned.
 */
type WrittenResponse = ServerResponse & { _header: string | null }

/** @param head names and values in turn; one of them must say how long the body is, where there is one */
export function prepareAnswer(status: number, head: readonly string[], body?: Buffer): Answer {
  const pairs = head.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${head[index + 1]}`] : []))
  return { status, head, lines: [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...pairs].join('\r\n'), body }
}

/** Sends an answer; to HEAD without its body, and by Node's own way wherever a request or a connection is not the usual one. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, { status, head, lines, body }: Answer): void {
  const content = request.method === 'HEAD' ? undefined : body
  if (!isUsual(request, response)) {
    response.writeHead(status, head as string[]).end(content)
    return
  }
  const written = response as WrittenResponse
  written.statusCode = status
  written._header = `${lines}\r\nDate: ${dateNow()}\r\nConnection: keep-alive\r\n\r\n`
  written.end(content)
}

/** An answer over a connection that stays open, to which nobody has added a header (a server that stops adds one). */
const isUsual = (request: IncomingMessage, response: ServerResponse) =>
  request.httpVersion === '1.1' && response.shouldKeepAlive && '_header' in response && response.getHeaderNames().length === 0

let second = 0
let date = ''

/** @returns now, as the header Date says it; drawn anew once a second */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = new Date(now * 1000).toUTCString()
  }
  return date
}
