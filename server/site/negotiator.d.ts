declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'
  export default class Negotiator {
    constructor(request: IncomingMessage)
    /** @returns those that the client accepts, the best first; `preferred` decides among those that it likes equally */
    encodings(available: string[], options: { preferred: string[] }): string[]
  }
}
