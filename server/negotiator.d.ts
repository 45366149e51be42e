declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'
  export default class Negotiator {
    constructor(request: IncomingMessage)
    /** `preferred` decides among encodings that the client likes equally. */
    encoding(available: string[], options: { preferred: string[] }): string | undefined
  }
}
