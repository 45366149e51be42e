import { journeysIn } from './journeys.ts'

journeysIn('webkit')
