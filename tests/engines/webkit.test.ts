import { registerJourneys } from './journeys.ts'

registerJourneys('webkit')
