import { registerJourneys } from './journeys.ts'

registerJourneys('firefox')
