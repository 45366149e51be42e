import { registerJourneys } from './journeys.ts'

registerJourneys('chromium')
