declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'
  export default class Negotiator {
    constructor(request: IncomingMessage)
    /** @returns the accepted encodings, the best first; `preferred` decides among equals */
    encodings<Encoding extends string>(available: Encoding[], options: { preferred: Encoding[] }): Encoding[]
  }
}
