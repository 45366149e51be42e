import { describeJourneys } from './journeys.ts'

describeJourneys('chromium')
